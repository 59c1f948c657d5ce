/** A link to an operation of the REST reference, by its name. */
export function OperationLink({ id }: { id: string }) {
  return (
    <a href={`#${id}`}>
      <code>{id}</code>
    </a>
  );
}
