/** A link to sign-in, which says who has the code where no mail brings it. */
export function SignInLink({ byMail }: { byMail: boolean }) {
  return (
    <>
      <a href="/sign-in">Sign in</a>
      {!byMail && " with a code from the operator of this service"}
    </>
  );
}
