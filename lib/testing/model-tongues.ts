type Saying = { id: string; polarity: 1 | -1; text: string };
type Tongue = {
  language: string;
  topic: string;
  subject: string;
  guide: string[];
  terms: { id: string; term: string }[];
  sayings: Saying[];
};

/** What the test's model reads and says of topics in other languages. */
export const tongues: readonly Tongue[] = [
  {
    language: "de",
    topic: "Würden kleine Bäckereien für eine App bezahlen, die den Dienstplan schreibt?",
    subject: "die App für den Dienstplan",
    guide: [
      "Wie schreiben Sie heute den Dienstplan?",
      "Was hielte Sie ab?",
      "Wer redet mit?",
      "Was wäre sie Ihnen wert?",
    ],
    terms: [
      { id: "price", term: "Preis" },
      { id: "effort", term: "Aufwand" },
    ],
    sayings: [
      { id: "price", polarity: -1, text: "Im März habe ich für so etwas zu viel bezahlt." },
      { id: "price", polarity: 1, text: "Der Preis täte mir bei unseren Ausgaben nicht weh." },
      { id: "effort", polarity: -1, text: "Bis alles eingetragen wäre, vergingen drei Wochenenden." },
      { id: "effort", polarity: 1, text: "Mein Nachbar hatte es in einer Mittagspause am Laufen." },
    ],
  },
  {
    language: "ja",
    topic: "小さなパン屋は、勤務表を作るアプリにお金を払うでしょうか。",
    subject: "勤務表を作るアプリ",
    guide: [
      "今は勤務表をどのように作っていますか。",
      "何が気になりますか。",
      "誰と決めますか。",
      "いくらなら払いますか。",
    ],
    terms: [
      { id: "price", term: "価格" },
      { id: "effort", term: "手間" },
    ],
    sayings: [
      { id: "price", polarity: -1, text: "三月に似たものに払いすぎました。" },
      { id: "price", polarity: 1, text: "今の出費なら、その値段は痛くありません。" },
      { id: "effort", polarity: -1, text: "全部入力するのに週末が三回つぶれます。" },
      { id: "effort", polarity: 1, text: "隣の店は昼休みに使い始めました。" },
    ],
  },
  {
    language: "ar",
    topic: "هل تدفع المخابز الصغيرة مقابل تطبيق يكتب جدول العمل؟",
    subject: "تطبيق جدول العمل",
    guide: ["كيف تكتبون جدول العمل اليوم؟", "ما الذي قد يمنعكم؟", "من يشارك في القرار؟", "كم يساوي عندكم؟"],
    terms: [
      { id: "price", term: "السعر" },
      { id: "effort", term: "الجهد" },
    ],
    sayings: [
      { id: "price", polarity: -1, text: "في مارس دفعت أكثر مما يجب لشيء مثله." },
      { id: "price", polarity: 1, text: "هذا السعر لا يؤلمني مع ما ننفقه الآن." },
      { id: "effort", polarity: -1, text: "إدخال كل شيء يأخذ ثلاث عطل." },
      { id: "effort", polarity: 1, text: "جاري شغله في استراحة غداء واحدة." },
    ],
  },
];
