import { defaultConcurrency, KeyName, mostConcurrency } from "#lib/accounts/contract.ts";
import { lengthOf } from "#lib/in-words.ts";

/** The form that makes a key: its purpose, and how many studies it may run at once. */
export function MakeKeyForm() {
  return (
    <section aria-labelledby="make-key" className="space-y-4">
      <h2 id="make-key" className="text-xl">
        Make a key to the research API
      </h2>
      <form
        action="/operator/keys"
        method="post"
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
      >
        <div>
          <label htmlFor="name" className="mb-1 block font-semibold">
            What it is for
          </label>
          <input
            id="name"
            name="name"
            required
            maxLength={lengthOf(KeyName).most}
            autoComplete="off"
            className="control w-full"
          />
        </div>
        <div>
          <label htmlFor="concurrency" className="mb-1 block font-semibold">
            Studies at once
          </label>
          <input
            id="concurrency"
            name="concurrency"
            type="number"
            min={1}
            max={mostConcurrency}
            defaultValue={defaultConcurrency}
            required
            className="control w-full tabular-nums"
          />
        </div>
        <button type="submit" className="button">
          Make key
        </button>
      </form>
    </section>
  );
}
