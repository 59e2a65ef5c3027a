import type { ShapedThing, Subject } from '@kinora/subjects';

import { ABOUT_BEFORE } from '../lexicon/chart-about-before.data.ts';
import { ABOUT } from '../lexicon/chart-about.data.ts';
import { CHARTS } from '../lexicon/charts.data.ts';
import { LAMPS } from '../lexicon/lamps.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { SHAPED_BEFORE } from '../lexicon/shaped-before.data.ts';
import { SHAPED_LIKE } from '../lexicon/shaped-like.data.ts';
import { findPhrases, spanAround, type Span, type Word } from '../lexicon/words.ts';
import { CHART_PICTURES } from './chart-pictures.data.ts';
import { isCreature, type Naming } from './compound-names.ts';
import type { CastReading } from './read-cast.ts';
import { SHAPED_THINGS } from './shaped-things.data.ts';

/** What may have a shape: one of the cast, or a lamp, which nothing else draws. */
interface Thing {
  readonly kind: ShapedThing;
  readonly span: Span;
  readonly own: CastReading | null;
}

interface Shape {
  readonly thing: Thing;
  /** What the shape is of: one of the cast, or a noun that only says which kind of lamp or balloon it is. */
  readonly like: Pick<CastReading, 'subject' | 'span'> & { readonly entry?: CastReading['entry'] };
  readonly span: Span;
}

interface Told {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
  /** Nouns that only say of which kind the noun behind them is. */
  readonly modifiers: readonly Naming[];
}

/** A noun right before these tells their shape: a jellyfish lamp, but no carrot cake. */
const COMPOUNDED: readonly ShapedThing[] = ['lamp', 'hot air balloon', 'balloon'];
/** Sizes of a lamp and of a board, as shares of the hero's. */
const LAMP_SIZE = 0.66;
const CHART_SIZE = 0.8;

/** The longest of some phrases, where nobody of the cast is named by it. */
function undrawn({ words, cast }: Pick<Told, 'words' | 'cast'>, phrases: readonly string[]): Span[] {
  const found = findPhrases(words, phrases).toSorted((one, two) => two.end - two.start - (one.end - one.start));
  return found
    .filter(({ start, end }) => cast.every(({ noun, span }) => span.end <= start || (noun ?? span.start) >= end))
    .slice(0, 1);
}

function thingsIn({ words, cast }: Told): Thing[] {
  const things = cast.flatMap((own): Thing[] => {
    const kind = CHART_PICTURES.includes(own.entry.looks.picture ?? '') ? 'chart' : SHAPED_THINGS[own.entry.rig];
    return kind && !own.entry.looks.shaped ? [{ kind, span: own.span, own }] : [];
  });
  const lamps = undrawn({ words, cast }, LAMPS).map((span): Thing => ({ kind: 'lamp', span, own: null }));
  const charts = undrawn({ words, cast }, CHARTS).map((span): Thing => ({ kind: 'chart', span, own: null }));
  return [...things, ...lamps, ...charts];
}

/** Whether nothing but articles stands in one clause between two places. */
function isBare({ words, lexicon }: Told, start: number, end: number): boolean {
  const between = words.slice(start, end);
  const goesOn = words.slice(Math.max(0, start - 1), end).every(({ stops }) => !stops);
  return start <= end && goesOn && between.every(({ text }) => lexicon.small.articles.includes(text));
}

/** "A balloon shaped like an elephant". */
function likeBehind(told: Told, thing: Thing): Shape[] {
  const phrases = findPhrases(told.words, thing.kind === 'chart' ? ABOUT : SHAPED_LIKE).filter(({ start }) =>
    isBare(told, thing.span.end, start),
  );
  return told.cast.flatMap((like) =>
    phrases
      .filter(({ end }) => like !== thing.own && [like.noun, like.span.start].some((at) => isBare(told, end, at ?? -1)))
      .map(() => ({ thing, like, span: spanAround(thing.span, [like.span]) })),
  );
}

/** "An elephant-shaped balloon". */
function likeBefore(told: Told, thing: Thing): Shape[] {
  const start = thing.own?.noun ?? thing.span.start;
  const phrases = findPhrases(told.words, thing.kind === 'chart' ? ABOUT_BEFORE : SHAPED_BEFORE).filter(({ end }) =>
    isBare(told, end, start),
  );
  return told.cast.flatMap((like) =>
    phrases
      .filter((phrase) => like !== thing.own && isBare(told, like.span.end, phrase.start))
      .map(() => ({ thing, like, span: spanAround(thing.span, [like.span]) })),
  );
}

/** "A jellyfish lamp". */
function likeOfCompound({ cast, modifiers, words }: Told, thing: Thing): Shape[] {
  if (!COMPOUNDED.includes(thing.kind)) return [];
  return [...modifiers, ...cast]
    .filter((one) => one.span.end === (thing.own?.noun ?? thing.span.start) && isCreature(one))
    .filter((one) => words[one.span.end - 1]?.stops === false)
    .map((like) => ({ thing, like, span: spanAround(thing.span, [like.span]) }));
}

const standing = (subject: Subject, kind: ShapedThing): Subject =>
  kind === 'chart' ? { ...subject, mode: 'ground', size: CHART_SIZE } : { ...subject, mode: 'prop', size: LAMP_SIZE };

/** What something is as a thing of its own: boards and lamps are what they are only here. */
function thingOf({ thing: { kind, own }, like }: Shape): Pick<CastReading, 'subject' | 'name'> {
  return own && kind !== 'chart' ? own : { subject: standing(like.subject, kind), name: kind };
}

/** The looks of what the shape is of, in the colour of the thing. */
function looksOf({ thing: { kind, own }, like }: Shape): CastReading['entry']['looks'] {
  const { tint: _, ...looks } = like.entry?.looks ?? like.subject.looks;
  const tint = own?.entry.looks.tint;
  return { ...looks, ...(tint === undefined ? {} : { tint }), shaped: kind };
}

/** One thing with the shape of another. */
function shapedAs(shape: Shape): CastReading {
  const { own, kind } = shape.thing;
  const { subject, name } = thingOf(shape);
  const drawn = { rig: shape.like.subject.rig, looks: looksOf(shape), mode: subject.mode };
  const usual = { count: 1, size: subject.size };
  const { count, size } = own && kind !== 'chart' ? own.entry : usual;
  const entry = { name, ...drawn, size, count, action: null, relation: null };
  return { ...own, entry, subject, span: shape.span, name, isNear: false, noun: own?.noun ?? shape.span.start };
}

/** The cast with things that have the shape of others, which then are not there themselves. */
export function withShapes(told: Told): readonly CastReading[] {
  const [first] = thingsIn(told).flatMap((thing) => [
    ...likeBehind(told, thing),
    ...likeBefore(told, thing),
    ...likeOfCompound(told, thing),
  ]);
  if (!first) return told.cast;
  const others = told.cast.filter((one) => one !== first.thing.own && one !== first.like);
  return [...others, shapedAs(first)].toSorted((one, two) => one.span.start - two.span.start);
}
