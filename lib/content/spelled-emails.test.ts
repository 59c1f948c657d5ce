import { expect, test } from "vitest";
import { findPersonalData } from "#lib/content/refuse-content.ts";

const addresses = [
  "mara.holm [at] kontor-ost [dot] eu",
  "mara(at)kontor-ost.eu",
  "mara {at} kontor-ost {dot} co {dot} uk",
  "mara<at>kontor-ost<dot>eu",
  "mara [@] kontor-ost [.] eu",
  "mara at kontor-ost dot eu",
  "mara.holm AT kontor-ost DOT eu",
  "MARA AT KONTOR DOT EU",
  "mara at kontor dot co dot uk",
  "mara@kontor-ost dot eu",
  "mara@kontor-ost[.]eu",
  "maraATkontorDOTeu",
  "mara_at_kontor_dot_eu",
  "mara-at-kontor-dot-eu",
  "mara -at- kontor -dot- eu",
  "mara @ kontor-ost.eu",
  "mara.holm at kontor-ost.eu",
  "mail: mara at kontor-ost.eu",
  "my e-mail is mara at kontor-ost.eu",
  "write to mara at kontor-ost.eu",
  "mara at gmail.com",
  "mara arroba kontor punto es",
  "mara(ät)kontor.de",
  "mara＠kontor-ost.eu",
  "mara＠kontor-ost．eu",
  "mara&#64;kontor-ost&#46;eu",
  "mara&commat;kontor&period;eu",
  "mara\u200b@\u200bkontor-ost.eu",
  "mara &#91;at&#93; kontor &#91;dot&#93; eu",
];

test.each(addresses)("an address that is spelled out is found: %s", (text) => {
  expect(findPersonalData(`You reach the author under ${text}, she said.`).map(({ rule }) => rule)).toEqual(["email"]);
});

test("prose and code with `at` and `dot` are left alone", () => {
  const prose = [
    "It is hosted at acme.dev and looks fine.",
    "Look at github.com for the source.",
    "The docs at docs.rs say so.",
    "node.js at nodejs.org, README.md at github.com",
    "Version 2.1 at acme.com failed.",
    "The mail server at acme.com was down.",
    "Write to us at acme.com or reach me at acme.dev.",
    "Start at index dot html, then look at node dot js.",
    "The error is at line 3 dot 4 of main.py",
    "y = x @ w.T + b @ c.to(device)",
    "git@github.com:acme/app, support at acme dot com, info [at] acme [dot] dev",
    "mara at example dot com",
    "data.frame, format.com, what.dev, meet-at-acme.com, /look/at/acme.com",
    "f(a)b.com and chat.completions.create",
    "thanks @acme.dev, see @scope/pkg@1.2.3",
    "Insert calls at each point in the run, by%20%40mara.dev",
    "The average at p95 dot plot is in the paper.",
  ];
  expect(prose.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});
