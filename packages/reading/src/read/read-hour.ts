import { CLOCK_BEFORE } from '../lexicon/clock-before.data.ts';
import { CLOCK_BEHIND, type HalfDay } from '../lexicon/clock.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { chooseRule, findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Time } from '../plan/scene-plan.ts';

/** An hour that the words give as a number: "3 am", "um vier Uhr früh". */
export interface Hour {
  readonly time: Time;
  readonly span: Span;
}

const UNITS: readonly string[] = ['時', '点', '点钟', '點'];
/** The first hour of each part of the day. */
const PARTS: readonly (readonly [from: number, time: Time])[] = [
  [21, 'night'],
  [19, 'dusk'],
  [17, 'sunset'],
  [8, 'day'],
  [5, 'dawn'],
  [0, 'night'],
];

function timeAt(hour: number, half: HalfDay): Time {
  const late = half === 'late' && hour < 12 ? hour + 12 : hour;
  const exact = half === 'early' && hour === 12 ? 0 : late;
  return PARTS.find(([from]) => exact % 24 >= from)?.[1] ?? 'day';
}

/** The hour that a word tells, with the half of the day that it may be written as one with: "3am". */
function hourIn({ text }: Word, { numbers }: Lexicon): readonly [hour: number, half: HalfDay | null] | null {
  const [, digits, ending] = /^(\d{1,2})(am|pm|h|uhr)?$/u.exec(text) ?? [];
  const hour = digits === undefined ? numbers[text] : Number(digits);
  if (hour === undefined || hour > 24) return null;
  if (ending === undefined) return [hour, null];
  if (ending === 'am') return [hour, 'early'];
  return [hour, ending === 'pm' ? 'late' : 'any'];
}

interface Half {
  readonly half: HalfDay;
  readonly span: Span;
}

const halvesIn = (words: readonly Word[], rules: typeof CLOCK_BEHIND): Half[] =>
  rules.flatMap(([half, phrases]) => findPhrases(words, phrases).map((span) => ({ half, span })));

/** How many words behind a number are its unit alone: 時. */
const unitsAt = (words: readonly Word[], index: number): number =>
  words.slice(index, index + 1).filter(({ text }) => UNITS.includes(text)).length;

/** What is said around a number at `index` that makes an hour of it. */
function hourAt(words: readonly Word[], index: number, { hour, own, halves }: Told): Hour | null {
  const plain = { start: index, end: index + 1 };
  if (own) return { time: timeAt(hour, own), span: plain };
  const next = halves.behind.find(({ span }) => span.start === plain.end);
  if (next) return { time: timeAt(hour, next.half), span: { ...plain, end: next.span.end } };
  const [last] = halves.before.filter(({ span }) => span.end === index);
  const end = plain.end + unitsAt(words, plain.end);
  if (last) return { time: timeAt(hour, last.half), span: { start: last.span.start, end } };
  return end > plain.end ? { time: timeAt(hour, 'any'), span: { ...plain, end } } : null;
}

interface Told {
  readonly hour: number;
  readonly own: HalfDay | null;
  readonly halves: { readonly behind: readonly Half[]; readonly before: readonly Half[] };
}

/** A prompt with "a.m." and "p.m." written without their stops, which would end its clauses. */
export const withPlainClock = (text: string): string => text.replaceAll(/\b([ap])\.\s?m\b\.?/giu, '$1m');

/** The first hour that the words tell by the clock. */
export function readHour(words: readonly Word[], lexicon: Lexicon): Hour | null {
  const halves = { behind: halvesIn(words, CLOCK_BEHIND), before: halvesIn(words, CLOCK_BEFORE) };
  for (const [index, word] of words.entries()) {
    const [hour, own] = hourIn(word, lexicon) ?? [];
    const told = hour === undefined ? null : hourAt(words, index, { hour, own: own ?? null, halves });
    if (told) return told;
  }
  return null;
}

/** The hour that the words name, by the clock or by the time of day. */
export const hourNamed = (words: readonly Word[], lexicon: Lexicon): Time | undefined =>
  readHour(words, lexicon)?.time ?? chooseRule(words, lexicon.conditions.times)?.value;
