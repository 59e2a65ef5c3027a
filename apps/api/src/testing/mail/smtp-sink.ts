import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and bodies, as sent. */
  readonly raw: string;
}

export interface SmtpSink {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  close(): Promise<void>;
}

export interface SinkRules {
  /** The answer to the nth mail for an address, from 0; taken where there is none. */
  readonly refuse?: (n: number, to: string) => { readonly code: number; readonly words: string } | undefined;
  /** Called with each whole mail, before it is answered. */
  readonly onMail?: (mail: TakenMail) => Promise<void> | void;
}

function refusal({ code, words }: { code: number; words: string }) {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real SMTP server on loopback that keeps what it takes. */
export async function startSmtpSink({ refuse, onMail }: SinkRules = {}): Promise<SmtpSink> {
  const taken: TakenMail[] = [];
  let asked = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const answer = refuse?.(asked, address);
      asked += 1;
      callback(answer ? refusal(answer) : null);
    },
    onData(stream, { envelope }, callback) {
      const take = async () => {
        const raw = await text(stream);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw };
        taken.push(mail);
        await onMail?.(mail);
        callback();
      };
      void take();
    },
  });
  server.on('error', () => undefined); // A client that was killed.
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, taken, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The value of one header, unfolded. */
export function headerOf({ raw }: TakenMail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
