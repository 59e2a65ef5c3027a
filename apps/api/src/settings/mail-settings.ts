import type { SmtpSettings } from '../adapters/mail/smtp-carrier.ts';

export interface MailSettings {
  /** Without one, mails are kept for a page of this machine: development only. */
  readonly smtp: SmtpSettings | undefined;
  /** The domain of message ids. */
  readonly domain: string;
}

interface Given {
  readonly KINORA_ENV: string;
  readonly KINORA_SMTP_URL?: string | undefined;
  readonly KINORA_MAIL_FROM?: string | undefined;
}

const ADDRESS = /^[^\s@<>,;"]+@([^\s@<>,;"]+)$/;
const SERVER = /^(smtps?):\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[\da-f:.]+\]|[^:@/?#[\]]+)(?::(\d{1,5}))?\/?$/i;
const WANTED = 'smtp://user:password@host:port or smtps://user:password@host';

/** Throws a sentence that does not repeat the value: it may hold a password. */
function readServer(text: string) {
  const [, kind, user = '', password = '', host, port] = SERVER.exec(text) ?? [];
  const wrong = new Error(`KINORA_SMTP_URL must be ${WANTED}, with nothing behind it`);
  if (kind === undefined || host === undefined) throw wrong;
  const secure = kind.toLowerCase() === 'smtps';
  const server = { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port ?? (secure ? 465 : 587)), secure };
  try {
    return { ...server, user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    throw wrong;
  }
}

/** How mails leave this server. Throws one sentence. */
export function readMailSettings({
  KINORA_ENV,
  KINORA_MAIL_FROM: from = '',
  KINORA_SMTP_URL: url,
}: Given): MailSettings {
  const [, domain] = ADDRESS.exec(from) ?? [];
  if (from !== '' && domain === undefined)
    throw new Error('KINORA_MAIL_FROM must be one address, such as studio@example.com');
  if (url === undefined) {
    if (KINORA_ENV !== 'production') return { smtp: undefined, domain: domain ?? 'localhost' };
    throw new Error(`KINORA_ENV=production needs KINORA_SMTP_URL, the server that sends mails (${WANTED})`);
  }
  if (domain === undefined) throw new Error('KINORA_SMTP_URL needs KINORA_MAIL_FROM, the address mails come from');
  return { smtp: { ...readServer(url), from }, domain };
}
