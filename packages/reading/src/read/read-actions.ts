import type { Action, RigName, Mode } from '@kinora/subjects';

import { AGENTS } from '../lexicon/agents.data.ts';
import type { Lexicon, SmallWords } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { ABILITIES } from './abilities.data.ts';
import { DRIVEN } from './driven.data.ts';
import { isLifeless } from './kind-of.ts';
import { orderRelations } from './order-relations.ts';
import type { CastReading } from './read-cast.ts';

/** Who can do something: whoever meets the world like this, or is drawn by one of these rigs. */
export interface Ability {
  readonly modes?: readonly Mode[];
  readonly rigs?: readonly RigName[];
  /** How those rigs meet the world while they do it. */
  readonly turns?: Mode;
}

/** Something the prompt says is done, and where it says so. */
interface Doing {
  readonly action: Action;
  /** Its place among the rules: the lower, the more telling. */
  readonly rank: number;
  readonly span: Span;
}
/** What one subject does, with the words that say so. */
export interface ActionReading {
  readonly action: Action;
  readonly spans: readonly Span[];
}

function findDoings(words: readonly Word[], { conditions }: Lexicon): Doing[] {
  const taken = new Set<number>();
  const found = conditions.actions.flatMap(([action, phrases], rank) =>
    findPhrases(words, phrases).flatMap((span) => {
      if (taken.has(span.start)) return [];
      for (let index = span.start; index < span.end; index++) taken.add(index);
      return [{ action, rank, span }];
    }),
  );
  return found.toSorted((one, two) => one.span.start - two.span.start);
}

/** Whether a subject is drawn doing this. */
export function isAble(one: CastReading, action: Action): boolean {
  const { rig, mode } = one.entry;
  if (action === 'sleep') return !isLifeless(one);
  // What lies in the sun bakes only in a manner of speaking.
  if (action === 'cook' && isLifeless(one)) return false;
  const { modes = [], rigs = [] } = ABILITIES[action];
  return modes.includes(mode) || rigs.includes(rig);
}

/** How a subject meets the world while it does something. */
export function modeWhile({ entry: { rig, mode } }: CastReading, action: Action | null): Mode {
  if (!action) return mode;
  const { rigs = [], turns = mode } = ABILITIES[action];
  return rigs.includes(rig) ? turns : mode;
}

interface Sentence {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly small: SmallWords;
  /** What may stand between a doing and the noun it is an attribute of. */
  readonly marks: readonly string[];
  /** Those that somebody named before stands by, or was made by: whatever is done there, they don't do it. */
  readonly stoodBy: ReadonlySet<number>;
  /** Verbs stand at the end. */
  readonly isFinal: boolean;
}

/** The subjects that stand side by side with this one: "a cat, a dog and a fox". */
function companyOf({ words, cast, small }: Sentence, at: number): number[] {
  const company = [at];
  const joining = new Set([...small.articles, ...small.joins]);
  for (let index = at - 1; index >= 0; index--) {
    const [one, next] = [cast[index], cast[index + 1]];
    const between = words.slice(one?.span.end, next?.span.start);
    if (!between.every(({ text }) => joining.has(text))) break;
    company.unshift(index);
  }
  return company;
}

/** Whether a doing describes the noun behind it: "jumps a robot" says nothing of the robot, "jumping robots" does. */
function isAttributeOf({ words, small, marks }: Sentence, { end }: Span, noun: CastReading | undefined): boolean {
  if (!noun || small.articles.includes(words[end]?.text ?? '')) return false;
  return words.slice(end, noun.span.start).every(({ text, stops }) => marks.includes(text) && !stops);
}

/** The subjects an action belongs to: those right before it, else the one right behind, as in "a running fox". */
function doersOf(sentence: Sentence, { action, span }: Doing): number[] {
  const { cast, stoodBy, isFinal } = sentence;
  const before = cast.findLastIndex((one, index) => one.span.end <= span.start && !stoodBy.has(index));
  const behind = cast.findIndex((one) => one.span.start >= span.end);
  const inside = cast.findIndex((one) => one.span.start <= span.start && span.end <= one.span.end);
  if (inside >= 0) return cast[inside] && isAble(cast[inside], action) ? [inside] : [];
  // Where verbs stand last, what is done to stands between them and who does it.
  const earlier = isFinal ? cast.slice(0, Math.max(0, before)).map((_, index) => [index]) : [];
  const groups = [
    isAttributeOf(sentence, span, cast[behind]) ? [behind] : [],
    before >= 0 ? companyOf(sentence, before) : [],
    ...earlier.toReversed(),
    [behind],
  ];
  const able = groups.map((group) => group.filter((index) => cast[index] && isAble(cast[index], action)));
  return able.find((group) => group.length > 0) ?? [];
}

/** Those that something named before was made by: "a rocket drawn by a child". */
function agentsIn(words: readonly Word[], cast: readonly CastReading[], { language, small }: Lexicon): number[] {
  const before = AGENTS[language] ?? [];
  return cast.flatMap(({ span }, index) => {
    const last = words.slice(0, span.start).findLast(({ text }) => !small.articles.includes(text));
    return index > 0 && last && before.includes(last.text) ? [index] : [];
  });
}

/** What moves on wheels does not walk, though many languages have one verb for both. */
const doneBy = (one: CastReading | undefined, action: Action): Action =>
  action === 'walk' && one && DRIVEN.includes(one.entry.rig) && isAble(one, 'drive') ? 'drive' : action;

/** What each subject does, in the order of the cast; `null` for who does nothing that is drawn. */
export function readActions(
  words: readonly Word[],
  cast: readonly CastReading[],
  lexicon: Lexicon,
): (ActionReading | null)[] {
  const done = cast.map((): Doing[] => []);
  const landmarks = orderRelations(words, cast, lexicon).flatMap(({ one, to }) => (one < to ? [to] : []));
  const stoodBy = new Set([...landmarks, ...agentsIn(words, cast, lexicon)]);
  const isFinal = lexicon.relationOrder !== undefined;
  const marks = lexicon.relationOrder?.attributeMarks ?? [];
  for (const doing of findDoings(words, lexicon)) {
    for (const index of doersOf({ words, cast, small: lexicon.small, marks, stoodBy, isFinal }, doing))
      done[index]?.push(doing);
  }
  return done.map((doings, index) => {
    const best = doings.toSorted((one, two) => one.rank - two.rank)[0];
    if (!best) return null;
    return {
      action: doneBy(cast[index], best.action),
      spans: doings.filter(({ action }) => action === best.action).map(({ span }) => span),
    };
  });
}
