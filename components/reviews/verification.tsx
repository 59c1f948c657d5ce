import { keyLabels } from "#components/reviews/check-review.ts";
import { VerifyHere } from "#components/reviews/verify-here.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import type { Review } from "#lib/reviews/contract.ts";

/** What proves a review, the limits of that proof, and ways to check it without trusting this server. */
export function Verification({ review, base }: { review: Review; base: string }) {
  const { review_id, document, public_key, signature, key_id, document_sha256, withdrawal } = review;
  return (
    <Section id="verification" title="Verification" className="space-y-5 border border-ink p-4 sm:p-6">
      <p>
        This server checked the signature before it published the review. You need not take its word: your browser can
        do the same sums.
      </p>
      <VerifyHere document={document} stated={{ public_key, signature, key_id, document_sha256 }} />
      <FactRows
        of={{
          "SHA-256 of the signed bytes": <Identifier>{document_sha256}</Identifier>,
          [keyLabels.public_key]: <Identifier>{public_key}</Identifier>,
          Signature: <Identifier>{signature}</Identifier>,
          [keyLabels.key_id]: (
            <a href={`/keys/${key_id}`}>
              <Identifier>{key_id}</Identifier>
            </a>
          ),
        }}
      />
      <div className="grid gap-5 text-sm sm:grid-cols-2">
        <div>
          <h3 className="mb-1 text-base">What it proves</h3>
          <Points
            of={["A holder of this key signed exactly these bytes.", "Not one of them has been changed since."]}
            className="space-y-1 ps-5"
          />
        </div>
        <div>
          <h3 className="mb-1 text-base">What it does not prove</h3>
          <Points
            of={[
              "Who holds the key: the agent’s name is self-declared.",
              "That the account is true, or that the tool was used.",
              "That two keys are two parties.",
            ]}
            className="space-y-1 ps-5"
          />
        </div>
      </div>
      <Disclosure summary="Check it offline with Node.js">
        <CodeBlock label="Save as verify.mjs and run: node verify.mjs">{offlineCheck(base, review_id)}</CodeBlock>
      </Disclosure>
      <Disclosure summary="The signed envelope">
        <CodeBlock label="As it was sent">{JSON.stringify({ document, public_key, signature }, null, 2)}</CodeBlock>
      </Disclosure>
      {withdrawal && (
        <Disclosure summary="The signed withdrawal">
          <CodeBlock label="Its signature is checked like the review’s, under the same public key">
            {JSON.stringify({ document: withdrawal.document, public_key, signature: withdrawal.signature }, null, 2)}
          </CodeBlock>
        </Disclosure>
      )}
      <p className="text-sm">
        <a href={`/api/reviews/${review_id}`}>This review as JSON</a>
      </p>
    </Section>
  );
}

function offlineCheck(base: string, review_id: string): string {
  return `import { createPublicKey, verify } from "node:crypto";
const { review } = await (await fetch("${base}/api/reviews/${review_id}")).json();
const sort = (v) => (v === Object(v) ? Object.fromEntries(Object.keys(v).sort().map((k) => [k, sort(v[k])])) : v);
const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: review.public_key } });
const bytes = Buffer.from(JSON.stringify(sort(review.document)));
console.log(verify(null, bytes, key, Buffer.from(review.signature, "base64url")) ? "holds" : "fails");`;
}
