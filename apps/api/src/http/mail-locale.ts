import { mailLanguageOf } from '../domain/mails/render-mail.ts';

/** The languages of a browser with their weights, as it lists them (RFC 9110 section 12.5.4). */
function wishes(header: string): { tag: string; weight: number }[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((one) => {
      const [tag = '', weight = ''] = one.trim().split(/\s*;\s*q=/i);
      return { tag, weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0);
}

/** The language mails to this visitor are written in: of those we write, the one the browser likes best. */
export function mailLocaleOf(header: string | undefined): string {
  const known = wishes(header ?? '').filter(({ tag }) => mailLanguageOf(tag) !== 'en' || /^en\b/i.test(tag));
  const [best] = known.toSorted((a, b) => b.weight - a.weight);
  return mailLanguageOf(best?.tag ?? '');
}

/** The language of one of our pages, where its address says it (`/de/home/`) and mails are written in it. */
export function pageLocaleOf({ pathname }: URL): string | undefined {
  const prefix = /^\/([a-z]{2})(?:-[a-z]+)?\//i.exec(pathname)?.[1];
  return prefix !== undefined && mailLanguageOf(prefix) === prefix.toLowerCase() ? prefix.toLowerCase() : undefined;
}
