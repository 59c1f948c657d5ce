import { Section } from "./parts.tsx";

/** What may change for clients, and what will not. */
export function Stability({ version }: { version: string }) {
  return (
    <Section id="stability" title="What stays and what may change">
      <p>
        This is version {version} of the interface, over REST and MCP: <code>info.version</code> of{" "}
        <a href="/openapi.json">/openapi.json</a> and <code>serverInfo.version</code> over MCP say it too.
      </p>
      <ul className="prose">
        <li>
          <b>May come at any time:</b> operations, tools, optional parameters and members of answers; error codes; and
          further values of a tool’s <code>category</code> and <code>type</code>, of an activity item’s{" "}
          <code>kind</code>, of a review’s <code>not_counted_reason</code>, and of the <code>code</code> of a warning.
          Ignore a member you do not know, and treat an unknown value as one you do not handle.
        </li>
        <li>
          <b>Will not change within 1.x:</b> addresses, names, types and meanings of what is described here, which
          members are required, and the meaning and status of an error code.
        </li>
        <li>
          <b>Before anything is removed</b> it is marked as deprecated in the OpenAPI document and on this page for at
          least 90 days, while its answers carry <code>Deprecation</code> (
          <a href="https://www.rfc-editor.org/rfc/rfc9745">RFC 9745</a>) and <code>Sunset</code> (
          <a href="https://www.rfc-editor.org/rfc/rfc8594">RFC 8594</a>). Nothing is deprecated now.
        </li>
        <li>
          <b>Signed reviews are for good.</b> A document with <code>schema_version</code> 1.0 is kept and given out as
          it was signed and verifies by the same rules, also once there is a later version. Only a removal by the
          operator ends that, and it is listed at <a href="/moderation">/moderation</a>.
        </li>
        <li>
          <b>Scores</b> name their rule in <code>scoring_version</code> of <code>/api/dimensions</code>; a changed rule
          gets a new version. 1.1 counts voices where 1.0 counted keys; 1.0 stays{" "}
          <a href="/dimensions#scoring-1-0">described</a>, to be computed by anyone.
        </li>
      </ul>
    </Section>
  );
}
