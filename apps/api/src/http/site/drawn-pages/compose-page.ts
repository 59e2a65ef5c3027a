import { createHash } from 'node:crypto';

import { inAttribute } from '../page-head/page-head.ts';
import { usedStyles } from './used-styles.ts';

/** What a drawn page is put together from. */
export interface PageParts {
  /** The built page with nothing in it. */
  readonly template: string;
  /** The markup of the studio: what belongs into the head stands before its first element. */
  readonly markup: string;
  /** The style sheet of the build. */
  readonly styles: string;
  /** What is said of the page where it does not say it itself. */
  readonly words?: { readonly title?: string; readonly description?: string };
}

export interface ComposedPage {
  readonly html: string;
  /** For `style-src`: the one style element of the page. */
  readonly styleHash: string;
}

const HEAD_ELEMENT = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)/;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/;
const SCRIPT = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
/** Around its input: it would press it, inert or not. */
const LABEL_OF_CHOICE = /<label (?=(?:(?!<\/label>).)*<input )/gs;
const FIRST_SCRIPT = /\/first-[^/]*\.js$/;
const MAIN_SCRIPT = /\/studio-[^/]*\.js$/;

/** Splits what React puts first because it belongs into the head from the page itself. */
function splitHead(markup: string): { readonly head: readonly string[]; readonly body: string } {
  const head: string[] = [];
  let rest = markup;
  for (let found = HEAD_ELEMENT.exec(rest); found; found = HEAD_ELEMENT.exec(rest)) {
    head.push(found[0]);
    rest = rest.slice(found[0].length);
  }
  return { head, body: rest };
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The policy takes no style attributes: each becomes a rule of the page's own style element. */
function liftStyles(body: string): { readonly body: string; readonly rules: string } {
  const rules: string[] = [];
  const lifted = body.replace(STYLE_ATTRIBUTE, (_whole, style: string) => {
    rules.push(`[data-drawn="${rules.length}"]{${unescaped(style).replaceAll('<', '')}}`);
    return ` data-drawn="${rules.length - 1}"`;
  });
  return { body: lifted, rules: rules.join('') };
}

/** The heading of a page without a title. */
function titleIn(body: string): string | undefined {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s
    .exec(body)?.[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return heading === undefined ? undefined : `<title>${heading.trim()} · Kinora</title>`;
}

/** What the page says in its head, and what is said for it. */
function headOf({ head, body }: { head: readonly string[]; body: string }, words: PageParts['words'] = {}) {
  const title = words.title === undefined ? titleIn(body) : `<title>${inAttribute(words.title)}</title>`;
  const description =
    words.description === undefined
      ? undefined
      : `<meta name="description" content="${inAttribute(words.description)}"/>`;
  const says = (start: string) => head.some((element) => element.startsWith(start));
  return [
    ...head,
    ...(title === undefined || says('<title') ? [] : [title]),
    ...(description === undefined || says('<meta name="description"') ? [] : [description]),
  ];
}

/** Makes choices inert until the studio has loaded, which takes over only text typed into a prompt. */
const withoutChoices = (body: string) =>
  body.replaceAll(/<(?:input|select) /g, '$&inert="" ').replaceAll(LABEL_OF_CHOICE, '<label inert="" ');

/** Title and description of the page in place of those of the template; all else at the end of the head. */
function withHead(template: string, elements: readonly string[]): string {
  let page = template;
  const others: string[] = [];
  for (const element of elements) {
    if (element.startsWith('<title')) page = page.replace(/<title>[^<]*<\/title>/, () => element);
    else if (element.includes('name="description"'))
      page = page.replace(/<meta name="description"[^>]*>/, () => element);
    else others.push(element);
  }
  return page.replace('</head>', () => `${others.join('')}</head>`);
}

/** Scripts are named instead of run, and so is the whole style sheet: the first script starts them after what is seen. */
function nameLater(page: string): string {
  const scripts = [...page.matchAll(SCRIPT)].flatMap(([, source]) => source ?? []);
  const styles = STYLE_LINK.exec(page)?.[1] ?? [];
  const later = scripts.filter((source) => !FIRST_SCRIPT.test(source)).concat(styles);
  const ordered = later.toSorted((one, other) => Number(MAIN_SCRIPT.test(other)) - Number(MAIN_SCRIPT.test(one)));
  const named = page.replace(SCRIPT, (whole, source: string) => (FIRST_SCRIPT.test(source) ? whole : ''));
  return named.replace('</head>', () => `<meta name="kinora-scripts" content="${ordered.join(' ')}"></head>`);
}

const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');

/** A page that is seen without a script: markup of the studio with the styles it uses; scripts and all styles are named. */
export function composePage({ template, markup, styles, words }: PageParts): ComposedPage {
  const { head, body: whole } = splitHead(markup);
  const { body, rules } = liftStyles(withoutChoices(whole));
  const page = withHead(nameLater(template), headOf({ head, body }, words)).replace(
    '<div id="root"></div>',
    () => `<div id="root">${body}</div>`,
  );
  const css = `${usedStyles(styles, page)}${rules}`;
  return { html: page.replace(STYLE_LINK, () => `<style>${css}</style>`), styleHash: hashOf(css) };
}
