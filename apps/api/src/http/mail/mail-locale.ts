import { MAIL_LANGUAGES, mailLanguageOf } from '../../domain/mail/render-mail.ts';
import { preferredLocale } from '../site/preferred-locale.ts';

/** The language mails to this visitor are written in: of those we write, the one the browser likes best. */
export const mailLocaleOf = (header: string | undefined): string =>
  preferredLocale(header, Object.keys(MAIL_LANGUAGES)) ?? 'en';

/** The language of one of our pages, where its address says it (`/de/home/`) and mails are written in it. */
export function pageLocaleOf({ pathname }: URL): string | undefined {
  const prefix = /^\/([a-z]{2})(?:-[a-z]+)?\//i.exec(pathname)?.[1];
  return prefix !== undefined && mailLanguageOf(prefix) === prefix.toLowerCase() ? prefix.toLowerCase() : undefined;
}
