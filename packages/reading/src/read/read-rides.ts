import { PLAYERS } from '../lexicon/players.data.ts';
import { RIDERS } from '../lexicon/riders.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';
import { meaningNamed } from '../words/word-table.ts';
import type { DeedReading } from './read-deeds.ts';
import { SPORT_CLOTHES } from './sport-clothes.data.ts';

/** How much smaller than alone what somebody brings along is. */
const SMALLER = 0.6;

/** What somebody who is told by it stands on, as one of the cast; who jumps does so with it. */
function mountOf(name: string, { entry, span }: DeedReading): DeedReading | null {
  const meaning = meaningNamed(name);
  if (!meaning) return null;
  const { rig, mode, size, looks } = meaning.subject;
  const action = entry.action === 'jump' ? entry.action : null;
  return {
    ...meaning,
    entry: { name, rig, mode, size: size * SMALLER, looks, count: 1, action, relation: null },
    span: { start: span.end, end: span.end },
    deeds: [],
  };
}

/** Somebody in the clothes of their sport, where words name no others. */
function dressedFor(name: string, entry: CastEntry): CastEntry {
  const clothes = SPORT_CLOTHES[name];
  const { looks } = entry;
  if (!clothes || looks.costume !== undefined || looks.worn) return entry;
  const kind = looks.kind === 'person' ? 'boy' : looks.kind;
  return { ...entry, looks: { ...looks, kind, worn: clothes.map((piece) => ({ piece })) } };
}

/** What is sat in by who is told by it, or is in or on it. */
const SAT_IN: readonly string[] = ['manual-wheelchair', 'motorized-wheelchair'];
const isSeat = (one: DeedReading | undefined): boolean => SAT_IN.includes(one?.entry.looks.picture ?? '');
const isPerson = ({ entry: { rig } }: DeedReading) => rig === 'person';

/** What of the cast somebody sits in: what they are in or on, or what tells of them; -1 where they sit in nothing. */
function seatOf(cast: readonly DeedReading[], one: DeedReading, index: number): number {
  const { relation } = one.entry;
  if (relation) return ['on', 'in', 'riding'].includes(relation.kind) && isSeat(cast[relation.to]) ? relation.to : -1;
  const before = cast[index - 1];
  return isSeat(before) && before?.span.end === one.span.start ? index - 1 : -1;
}

/** Who is in a wheelchair, or told by it, sits in it: "a wheelchair basketball player". */
function seated(cast: readonly DeedReading[]): DeedReading[] {
  return cast.map((one, index) => {
    const to = isPerson(one) ? seatOf(cast, one, index) : -1;
    if (to < 0) return one;
    return { ...one, entry: { ...one.entry, action: 'ride', count: 1, relation: { kind: 'on', to } } };
  });
}

/** The balls of those who are told by them, over their heads. */
function withBalls(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = [...cast];
  for (const [name, phrases] of PLAYERS) {
    const at = findPhrases(words, phrases).map((span) =>
      shown.findIndex((one) => isPerson(one) && one.span.start <= span.start && one.span.end >= span.end),
    )[0];
    const one = at === undefined ? undefined : shown[at];
    const ball = one && !shown.some((other) => other.name === name) ? mountOf(name, one) : null;
    if (at === undefined || !ball) continue;
    shown.push({ ...ball, entry: { ...ball.entry, action: null, relation: { kind: 'over', to: at } } });
  }
  return shown;
}

/** The cast with what those are on who are told by it: a skateboarder on a skateboard. */
export function withRides(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = withBalls(words, seated(cast));
  for (const [name, phrases] of RIDERS) {
    for (const span of findPhrases(words, phrases)) {
      const at = shown.findIndex((one) => one.span.start <= span.start && one.span.end >= span.end);
      const one = shown[at];
      const isThere = shown.some((other) => other.name === name);
      if (!one || one.entry.rig !== 'person' || one.entry.relation || isThere) continue;
      const mount = mountOf(name, one);
      if (!mount) continue;
      const relation = { kind: 'on', to: shown.length } as const;
      shown[at] = { ...one, entry: { ...dressedFor(name, one.entry), count: 1, relation } };
      shown.push(mount);
    }
  }
  return shown;
}
