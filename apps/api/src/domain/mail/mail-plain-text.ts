import type { FilledMail, MailBlock } from './mail-text.ts';

function linesOf(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  if ('link' in block) return `${block.label}:\n${block.link}`;
  if ('code' in block) return `    ${block.code}`;
  return block.quote
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** A mail for readers that show no HTML. */
export function plainTextOf({ blocks, footer, title }: FilledMail): string {
  const parts = [title, ...blocks.map(linesOf), ...(footer === '' ? [] : [`-- \n${footer}`])];
  return `${parts.join('\n\n')}\n`;
}
