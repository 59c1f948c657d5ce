/** The id of a request that failed, as the log has it. */
export const RequestId = ({ id }: { id: string }) => (
  <p className="text-sm">
    Request id: <code className="wrap-anywhere">{id}</code>
  </p>
);

/** An id, a key or a hash, which may break anywhere, because nothing in it is a word. */
export const Identifier = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="identifier">
    {children}
  </bdi>
);
