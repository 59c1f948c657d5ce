import { Section } from "#components/docs/parts.tsx";

/** What may change for clients, and what will not. */
export function ResearchStability({ version }: { version: string }) {
  return (
    <Section id="stability" title="What stays and what may change">
      <p>
        This is version {version} of the research interface, apart from that of ratings. The same policy holds:{" "}
        <a href="/docs#stability">members and codes may come; what is described here stays within 1.x</a>. Ignore
        members you do not know, and treat an unknown <code>code</code> of a flag as one to read.
      </p>
      <p>
        <b>What a study says is not part of it:</b> the same request and seed give the same content within one version
        of an engine, which <code>engine</code> names. A stored study never changes.
      </p>
    </Section>
  );
}
