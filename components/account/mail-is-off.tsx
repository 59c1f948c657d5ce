/** Where a code goes on a service without a mail server. */
export function MailIsOff() {
  return (
    <p>
      This service sends no mail: its operator has not set up a mail server. The code is written to a file on its
      machine. Ask the operator to read it, or to make a code for you.
    </p>
  );
}
