import { expect, test } from "vitest";
import { Tick, TickList } from "#components/compare/tick-list.tsx";
import { FilterForm } from "#components/text/filter-field.tsx";
import { markupOf } from "#components/text/markup-of.ts";

test("the ticks of a list are sent by a plain form", async () => {
  const children = Tick({ name: "study", value: "1", what: "the study of tea" });
  const html = await markupOf(TickList({ action: "/report/compare", hint: "Tick two.", children }));
  expect(html).toMatch(/<form [^>]*action="\/report\/compare".*name="study"[^>]* value="1".*type="submit"/);
  expect(html).toContain('<span class="sr-only">Compare the study of tea</span>');
});

test("the filters of a list are folded until one is in force", async () => {
  const search = { q: "mail", label: "Name" };
  const form = (isOpen: boolean) =>
    markupOf(FilterForm({ action: "/tools", submit: "Show tools", isOpen, search, children: null }));
  expect(await form(false)).toMatch(/name="q"[^>]*value="mail".*<details class="filters disclosure"><summary/);
  expect(await form(true)).toContain('<details class="filters disclosure" open="">');
});
