import { MAIL_STYLE } from './mail-style.data.ts';
import type { FilledMail, MailBlock } from './mail-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function linkHtml(label: string, link: string): string {
  // Only addresses of the web: a value never becomes a script.
  if (!/^https?:\/\//.test(link)) return '';
  const href = escapeHtml(link);
  return `<p><a class="button" href="${href}">${escapeHtml(label)}</a></p>\n<p class="address" dir="ltr">${href}</p>`;
}

function blockHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
  if ('facts' in block) {
    const facts = block.facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${isolated(value)}</dd>`);
    return `<dl>${facts.join('')}</dl>`;
  }
  if ('link' in block) return linkHtml(block.label, block.link);
  if ('code' in block) return `<p class="code">${isolated(block.code)}</p>`;
  return `<blockquote dir="auto">${escapeHtml(block.quote)}</blockquote>`;
}

/** Readers of mail on the web drop the page around the body: the direction stands at both. */
const directionOf = (language: string) => (language === 'ar' ? ' dir="rtl"' : '');

/** A page of its own without pictures, scripts or anything from elsewhere. */
export function htmlOf({ blocks, footer, language, subject, title }: FilledMail): string {
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${MAIL_STYLE}</style>
</head>
<body${direction}>
<main>
<p class="brand">Kinora</p>
<h1>${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</main>
${footer === '' ? '' : `<footer><p>${escapeHtml(footer)}</p></footer>\n`}</body>
</html>
`;
}
