/** What a tab has room for, as the server calls the page. */
const TAB_MAX = 70;
/** What a heading has room for. */
const HEADING_MAX = 110;

/** A text on one line, cut where it is longer. */
function cut(text: string, max: number): string {
  const signs = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : signs.join('');
}

/** A name or a prompt in the title of the page. */
export const tabTitle = (text: string): string => cut(text, TAB_MAX);

/** A prompt as the heading of the page, and whether the whole of it has to stand below. */
export function promptHeading(prompt: string): { readonly heading: string; readonly isCut: boolean } {
  const heading = cut(prompt, HEADING_MAX);
  return { heading, isCut: heading.endsWith('…') && !prompt.trim().endsWith('…') };
}
