import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string };
export type MailServer = { url: string; received: ReceivedMail[]; close: () => Promise<void> };

/** Starts a mail server in this process that keeps what it receives, or refuses every mailbox, never says that it took a mail, or breaks off before it takes one. */
export async function startMailServer({
  refuses = false,
  isMute = false,
  breaksOff = false,
  secure = false,
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is the package's own, which nobody trusts.
    secure,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _, done) => done(refuses ? new Error(`no such mailbox: ${address}`) : null),
    onData: async (stream, { envelope }, done) => {
      if (breaksOff) return server.connections.forEach(({ _socket }) => void _socket.destroy());
      const raw = await text(stream);
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      if (!isMute) done();
    },
  });
  // A client that does not trust it breaks off.
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { url: `smtp${secure ? "s" : ""}://127.0.0.1:${port}`, received, close };
}

/** The half of a sign-in link in a mail; a long line of it may be folded. */
export const linkIn = ({ raw }: ReceivedMail): string =>
  /^ {4}\S+\/sign-in\/link\/([\w-]{22})\r?$/m.exec(raw.replaceAll("=\r\n", ""))![1]!;

/** The code in a mail. */
export const codeIn = ({ raw }: ReceivedMail): string => /^ {4}(\d{4}) (\d{4})\r?$/m.exec(raw)!.slice(1).join("");
