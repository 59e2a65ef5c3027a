import { findUnsupportedScript, keepPrintable } from '@kinora/drawing/type';

import { LEXICONS } from '../lexicon/all-lexicons.ts';
import type { Caption } from '../plan/scene-plan.ts';
import type { SetName } from '../plan/set-traits.ts';

/** What a prompt says between quotes, and the prompt without it. */
export interface QuotedPrompt {
  readonly quote: string | null;
  readonly rest: string;
}
export interface CaptionReading {
  readonly caption: Caption | null;
  readonly unsupportedScript: string | null;
}

const QUOTES = [
  /"([^"]{1,300})"/u,
  /“([^”]{1,300})”/u,
  /„([^“”]{1,300})[“”]/u,
  /«([^»]{1,300})»/u,
  /「([^」]{1,300})」/u,
  /(?<=^|\s)['‘]([^'’]{2,300})['’](?=$|[\s.,!?;:])/u,
];
/** Any of some phrases, in which `*` stands for more letters. */
const anyOf = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replaceAll('*', String.raw`\p{L}*`)).join('|');
const GREETING = new RegExp(
  String.raw`^\s*((?:${anyOf(LEXICONS.flatMap(({ greeting }) => greeting.openings))})(?!\p{L})[^.!?\n]*[!?]*)`,
  'iu',
);
const SCENE = new RegExp(String.raw`\s+(?:${anyOf(LEXICONS.flatMap(({ greeting }) => greeting.scene))})\s.*$`, 'isu');
const LONGEST_LINE = 90;
const LONGEST_TITLE = 48;

export function splitQuote(prompt: string): QuotedPrompt {
  for (const pattern of QUOTES) {
    const match = pattern.exec(prompt);
    if (match) return { quote: match[1] ?? null, rest: prompt.replace(match[0], ' ') };
  }
  return { quote: null, rest: prompt };
}

/** Cuts at a word, so that a caption never ends in half of one. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

/** The greeting a prompt opens with, without its scene. */
export function findGreeting(prompt: string): string | null {
  const opening = GREETING.exec(prompt)?.[1]?.replace(SCENE, '').trim();
  if (opening === undefined || opening.length > LONGEST_TITLE) return null;
  return opening.split(/[,;:–—]/u)[0]?.trim() ?? null;
}

/** The words to print: what stands in quotes, or the greeting the prompt opens with. */
export function readCaption({ quote, rest }: QuotedPrompt, set: SetName): CaptionReading {
  const wanted = quote ?? findGreeting(rest);
  if (wanted === null) return { caption: null, unsupportedScript: null };
  const unsupportedScript = findUnsupportedScript(wanted);
  const text = keepPrintable(wanted);
  if (unsupportedScript !== null || !/[\p{L}\p{Nd}]/u.test(text)) return { caption: null, unsupportedScript };
  const look = quote === null || set === 'party' ? 'title' : 'line';
  return { caption: { text: shorten(text, look === 'title' ? LONGEST_TITLE : LONGEST_LINE), look }, unsupportedScript };
}
