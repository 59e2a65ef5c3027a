import { fail, ok } from '@kinora/contracts';
import { createTransport, type NodemailerError } from 'nodemailer';

import type { DeliveryFailure, MailCarrier } from '../../domain/mail/outbox.ts';

/** The server that delivers our mails. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else it is begun where the server offers it, and demanded before a password is sent. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  /** The address mails come from. */
  readonly from: string;
  /** How long the server may be silent. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 15_000;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const PROBLEM_MAX = 300;
/** One address as SMTP takes it without quoting; nothing that could begin a second one or another line. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
/** The server has taken a look at this very mail. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

const isPermanent = (code: number | undefined) => code !== undefined && code >= 500 && code < 600 && code !== 503;

/** What an attempt that failed says about the next one (RFC 5321 section 4.2.1). */
function failureOf(error: Partial<NodemailerError>): DeliveryFailure {
  const { code, message = '', responseCode } = error;
  const problem = `${code ?? 'failed'}: ${message}`.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, PROBLEM_MAX);
  const isRefused = code !== undefined && ABOUT_THE_MAIL.includes(code) && isPermanent(responseCode);
  return { kind: isRefused ? 'refused' : 'again', problem };
}

function transportTo({ host, port, secure, user, password, patienceMs = PATIENCE_MS }: SmtpSettings) {
  const isNear = LOOPBACK.includes(host);
  return createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && user !== '' && !isNear,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** One press in a mail reader stops such mails (RFC 8058): it posts to the address, without cookies. */
const stopping = (off: string | undefined): Readonly<Record<string, string>> =>
  off === undefined ? {} : { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends mails by SMTP, each on a connection of its own. */
export function createSmtpCarrier(settings: SmtpSettings): MailCarrier {
  const transport = transportTo(settings);
  return {
    async carry({ to, replyTo, off, messageId, subject, text, html }, signal) {
      const addresses = [to, ...(replyTo === undefined ? [] : [replyTo])];
      if (!addresses.every((one) => ADDRESS.test(one))) return fail({ kind: 'refused', problem: 'not one address' });
      try {
        await transport.sendMail({
          from: { name: 'Kinora', address: settings.from },
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          messageId,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopping(off) },
          signal,
        });
        return ok(null);
      } catch (error) {
        return fail(failureOf(error instanceof Error ? error : {}));
      }
    },
  };
}
