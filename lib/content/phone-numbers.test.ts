import { expect, test } from "vitest";
import { findPersonalData } from "#lib/content/find-personal-data.ts";

const numbers = [
  "Call me at (415) 374-2291",
  "phone: 415-374-2291",
  "tel. 030 2345 6781",
  "Telefon: 0151 2345 6780",
  "Handy 0176 23456780",
  "Mobil: 0171/2345678",
  "tel: 020 7946 1234 0",
  "phone 07400 234567",
  "Tél : 06 23 45 67 81",
  "téléphone 01 42 68 53 00",
  "teléfono: 612 34 56 78",
  "móvil 655 443 322",
  "cellulare: 347 123 4568",
  "telefone (11) 98765-1234",
  "celular: 11 91234-5678",
  "手机：13812345678",
  "电话 010-62345678",
  "電話番号: 03-3456-7890",
  "携帯090-2345-6789",
  "전화: 010-2345-6789",
  "тел. 8 (912) 345-67-89",
  "mobile 98765 43210",
  "telefoon 06 23456789",
  "tlf. 22 34 56 78",
  "Mob. 912 34 567",
  "telefon 601 234 567",
  "call us on 1800 555 234",
  'phone="2125559876"',
  '{"phone":"0151 23456789"}',
  "mobile: 0412 345 678",
  "gsm 0475 12 34 56",
  "cell: 650.253.0000",
  "WhatsApp 0812-3456-7890",
  "Phone number: 416 967 1111",
  "text me at 646-674-2291",
  "tel 044 668 18 00",
  "ring me on 01865 270000",
  "<b>Phone</b>: 415 374 2291",
  "phone_number=4153742291",
  "puhelin 040 1234567",
  "Fax: 089 2345678",
  "我的手机号是13812345678",
];

const harmless = [
  "phone: 123-456-7890",
  "phone (555) 555-5555",
  "call 202 555 0143",
  "tel: 07700 900123",
  "mobile: 1920 x 1080",
  "call 12345678",
  "mobile 2026-01-02",
  "phone 1712345678",
  "text 2048 4096 8192",
  "telefon 8 bit",
  "call at 0x7ffee3b4c9f8",
  "mobile: 340 352 361 344",
  "phone: 000-000-0000",
  "cell 1000000",
  "call #1234567",
  "reach 1000000 users",
  "sms: 10.0.0.12",
  "tel 192.168.100.200",
  "phone 0123456789",
  "call 1.2.3.4567",
  "text: 4539 5787 6362 1486",
  "call 12 345 678 times",
  "mobile 99.95 %",
  "phone: 01 99 00 12 34",
  "Telefon 030 23125 123",
  "call 6543210987654321",
  "tel 555-1234",
  "mobile 51234 ms",
  "ring 0 1 2 3 4 5 6 7 8 9",
  "mobile 02.03.2026 10:11",
  "dial 0.0.0.0:8080",
  "numéro 2048 2048",
];

test.each(numbers)("a local number beside a word for one is found: %s", (text) => {
  expect(findPersonalData(text).map(({ rule }) => rule)).toEqual(["phone_number"]);
});

test("numbers of other things, of fiction and of documentation are left alone", () => {
  expect(harmless.filter((text) => findPersonalData(text).some(({ rule }) => rule === "phone_number"))).toEqual([]);
});

test("a local number alone is not taken for one", () => {
  expect(findPersonalData("0151 23456780 rows, 415-374-2291 in the log, build 650.253.0000")).toEqual([]);
});
