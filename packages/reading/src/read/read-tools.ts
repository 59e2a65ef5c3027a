import type { ThingKind } from '@kinora/subjects/things';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { TOOL_USES } from '../lexicon/tool-uses.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { kindOf } from './kind-of.ts';
import { tintOf } from './read-colours.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';
import { TOOL_HOLDERS } from './tool-holders.data.ts';
import type { ToolName } from './tool-name.ts';

/** Words between somebody and what they do with a tool. */
const MOST_BETWEEN = 4;
/** The same where another clause begins between them. */
const TO_NEXT_CLAUSE = 2;
/** Used by one of a group. */
const SINGLE: readonly ToolName[] = ['pointer', 'tray', 'served', 'camera'];
/** Words between a doing and what is made: "knitting a huge green scarf". */
const TO_MADE = 4;
/** What things are made of cloth by who knits. */
const MADE = ['scarf', 'jumper', 'cardigan', 'beanie', 'hat', 'dress'] as const;

interface Use {
  readonly tool: ToolName;
  readonly span: Span;
}

function usesIn(words: readonly Word[]): Use[] {
  const taken = new Set<number>();
  return TOOL_USES.flatMap(([tool, phrases]) =>
    findPhrases(words, phrases).flatMap((span) => {
      if (taken.has(span.start)) return [];
      taken.add(span.start);
      return [{ tool, span }];
    }),
  );
}

/** Whether nothing ends the clause between two places, and how many words stand there. */
function gap(words: readonly Word[], start: number, end: number): number {
  const between = words.slice(Math.max(0, start - 1), end);
  return start <= end && between.every(({ stops }) => !stops) ? end - start : Infinity;
}

const canUse = ({ entry }: DeedReading): boolean =>
  TOOL_HOLDERS.includes(entry.rig) && entry.relation?.kind !== 'holding' && entry.looks.carries !== true;

/** Whether a doing is a little behind somebody, with nobody else named between: "a penguin in a tie, one is presenting". */
function isOfLast(cast: readonly DeedReading[], { before, span }: { before: number; span: Span }): boolean {
  const end = cast[before]?.span.end ?? Infinity;
  const clothes = Math.max(end, ...(cast[before]?.deeds ?? []).map((one) => (one.end < span.start ? one.end : 0)));
  if (before < 0 || span.start - clothes > TO_NEXT_CLAUSE) return false;
  return cast.every((one) => one.span.end <= end || one.span.start >= span.start);
}

/** Who uses it: the last one named before, else the next one behind. */
function userOf(words: readonly Word[], cast: readonly DeedReading[], { span }: Use): number {
  const before = cast.findLastIndex((one) => canUse(one) && one.span.end <= span.start);
  const end = cast[before]?.span.end ?? Infinity;
  if (gap(words, end, span.start) <= MOST_BETWEEN || isOfLast(cast, { before, span })) return before;
  return cast.findIndex((one) => canUse(one) && gap(words, span.end, one.noun ?? one.span.start) <= MOST_BETWEEN);
}

/** What somebody knits, with its colour, right behind the doing. */
function madeBehind(words: readonly Word[], { span: { end } }: Use, { clothing }: Lexicon) {
  const called = clothing.pieces.flatMap(([piece, phrases]) => (MADE.some((one) => one === piece) ? phrases : []));
  return findPhrases(words, called).find(({ start }) => gap(words, end, start) <= TO_MADE);
}

/** The words that tell of a tool, to the colour of what is made with it where that stands behind. */
function spanOf(words: readonly Word[], { tool, span }: Use, lexicon: Lexicon): Span {
  const made = tool === 'knitting' ? madeBehind(words, { tool, span }, lexicon) : undefined;
  if (!made) return span;
  const next = words[made.end];
  const isColoured = lexicon.coloursFollow && words[made.end - 1]?.stops === false && next && tintOf(next, lexicon);
  return { start: span.start, end: made.end + (isColoured ? 1 : 0) };
}

/** The tool as one of the cast, and the words that tell of it. */
function toolOf(words: readonly Word[], use: Use, { lexicon, count }: { lexicon: Lexicon; count: number }) {
  const kind = use.tool === 'served' ? 'tray' : use.tool;
  const span = spanOf(words, use, lexicon);
  const tint = words
    .slice(use.span.end, span.end)
    .map((word) => tintOf(word, lexicon))
    .find((colour) => colour !== undefined);
  const looks = { kind, ...(tint === undefined ? {} : { tint }) };
  const subject = { rig: 'handTools', mode: 'prop', size: 2, looks } as const;
  const entry = { name: `${kind} in hand`, ...subject, count, action: null, relation: null };
  return { entry, subject, span, name: entry.name, isNear: false, deeds: [] };
}

const SERVED: readonly (ThingKind | undefined)[] = ['food', 'drink'];

/** Place of what is served in the cast: what is named next to eat or drink. */
const servedIn = (cast: readonly DeedReading[], { span, tool }: Use): number =>
  tool === 'tray' || tool === 'served'
    ? cast.findIndex((one) => one.span.start >= span.end && SERVED.includes(kindOf(one)))
    : -1;

/** What somebody does while the hands are taken: whoever sits goes on sitting. */
const restOf = ({ action }: DeedReading['entry']) => (action === 'sit' || action === 'swim' ? action : null);

/** The cast with what they use in their hands: cards that are played, needles that are knitted with. */
export function withTools(words: readonly Word[], cast: readonly DeedReading[], lexicon: Lexicon): DeedReading[] {
  const shown = [...cast];
  for (const use of usesIn(words)) {
    const at = userOf(words, shown, use);
    const [user, served] = [shown[at], servedIn(shown, use)];
    // Whoever brings no meal has no tray.
    if (!user || (use.tool === 'served' && served < 0)) continue;
    const tool = toolOf(words, use, { lexicon, count: SINGLE.includes(use.tool) ? 1 : user.entry.count });
    const to = shown.length;
    const resting = { ...user.entry, action: restOf(user.entry) };
    // Whoever sits on a bench or stands by a lake goes on doing so.
    if (user.entry.relation) {
      shown[at] = { ...user, entry: resting };
      shown.push({ ...tool, entry: { ...tool.entry, relation: { kind: 'held', to: at } } });
    } else {
      const entry = { ...resting, relation: { kind: 'holding', to } } as const;
      shown[at] = { ...user, deeds: [...user.deeds, ...saidBy('relation', [tool.span])], entry };
      shown.push(tool);
    }
    const meal = shown[served];
    if (meal) shown[served] = { ...meal, entry: { ...meal.entry, action: null, relation: { kind: 'on', to } } };
  }
  return shown;
}
