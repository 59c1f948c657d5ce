import { any } from "./any.ts";

/** A kind of study by its name. */
const aKind =
  "(?:concept|pricing|churn|win[- ]?/?loss|cx|brand|messag(?:e|ing)|competitor|segmentation|product)(?: (?:stud(?:y|ies)|tests?|research|surveys?|analys[ei]s))?";

/** What a sentence can be about of the account and of the service. */
export const accountThings = {
  webhookItself: any("", "web-?hooks?", "call-?backs?", "endpoint"),
  webhook: any("endpoint", "web-?hooks?", "deliver(?:y|ies|ed)", "call-?backs?", "(?:to|at) https?", "notifications?"),
  key: any(
    "",
    "api[- ]?keys?",
    "access (?:keys?|tokens?)",
    "credentials?",
    "bearer tokens?",
    "keys?(?! (?:takeaways?|findings?|points?|results?|themes?|insights?|facts?|numbers?|questions?|messages?))",
    "tokens?",
  ),
  usage: any(
    "spending owe charged quota consumption balance allowance statement",
    "spen[dt]",
    "bill(?:ing|ed)?",
    "invoices?",
    "used (?:so far|this month|up)",
    "cost(?:s)? (?:me|us)\\b(?! (?:to|if|when))",
    "usage(?! (?:instructions|help|guide|notes|examples?))",
    "out of credits?",
    "(?:studies|runs|interviews|simulations|messages)\\b.{0,30}? left",
    "left (?:today|this (?:month|week))",
    "(?:can|could|may) (?:i|we) still (?:run|do|start|make|have)",
    "total costs?",
    "(?:did|has|have) (?:it|that|this|they) costs? (?:anything|much|a lot)",
    "(?:did|have|has|was|were) .{1,40}? costs?(?: (?:me|us)| so far| in| last| this|$)",
    "money (?:is |do (?:i|we) have )?left",
    "credits?(?= (?:do |have )?(?:i|we)\\b| left)",
    "limits?",
    "(?<!would )(?:i|we) (?:pay|paid)(?: you)?(?= in| last| this| so| you|$)",
  ),
  kinds: any(
    "types",
    "research can (?:you|i|we)",
    "(?:types?|kinds?|sorts?|categories|formats) of (?:\\w+ )?(?:stud(?:y|ies)|research|surveys?|tests?|questions?|interviews?)",
    "(?:study|research|test)[- ](?:types?|kinds?|formats?|methods?)",
    "difference between an? \\w+ (?:stud(?:y|ies)|tests?|surveys?)",
    `${aKind} (?:and|or|vs\\.?|versus|from|to|with) (?:an? )?${aKind}`,
    `(?:what|which) (?:is |are )?(?:an? )?${aKind}(?: is| are)?(?= (?:for|good)|$)`,
    `do you (?:do|offer|run|support|have) ${aKind}`,
    "which (?:study )?(?:type|kind|sort|method|format)",
    "different formats",
    "methods? (?:are|do you|is)\\b",
    "can (?:you|i|we) (?:study|research|test)",
  ),
  cost: any(
    "priced charge quote expensive ballpark budget",
    "costs?(?! (?:test|study|survey|research))",
    "prices?(?! (?:test|study|survey|research))",
    "pricing(?= of|$)",
    "estimates?",
    "cheap(?:er)?",
    "dry[- ]?run",
    "how much",
    "how long",
  ),
  offer: any("quote ballpark", "estimates?", "dry[- ]?run", "(?:cost|price) (?:of|for|to)"),
  pay: any("pay worth afford willing"),
  everything: any("everything all account data"),
};
