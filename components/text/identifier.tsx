/** An id, a key or a hash, which may break anywhere, because nothing in it is a word. */
export const Identifier = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="identifier">
    {children}
  </bdi>
);
