import type { RigName, State } from '@kinora/subjects';

import { SMOKING_FROM } from '../lexicon/smoking-from.data.ts';
import { STATES } from '../lexicon/states.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { CONTAINERS } from './containers.data.ts';
import { isLifeless } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between a thing and what happens to it. */
const MOST_BETWEEN = 9;
/** What is drunk from, and drawn with something in it. */
const CUPS: readonly RigName[] = ['coffeeCup', 'mug', 'bowl'];
/** Pots with a spout that smoke comes out of. */
const SPOUTED: readonly string[] = ['teapot'];

const pictureOf = ({ entry: { looks } }: DeedReading): string => looks.picture ?? '';
const isOpen = ({ entry: { rig, looks } }: DeedReading) => CONTAINERS.includes(looks.picture ?? rig);

/** To what this happens so that it can be drawn. */
const HAPPENS: Readonly<Record<State, (one: DeedReading) => boolean>> = {
  pouring: (one) => CUPS.includes(one.entry.rig),
  melting: (one) => isLifeless(one) || one.entry.rig === 'snowman',
  foaming: isOpen,
  smoking: (one) => SPOUTED.includes(pictureOf(one)),
};

interface Happening {
  readonly state: State;
  readonly span: Span;
}

/** The longest phrases of what happens. */
function happeningsIn(words: readonly Word[]): Happening[] {
  const found = STATES.flatMap(([state, phrases]) => findPhrases(words, phrases).map((span) => ({ state, span })));
  const from = findPhrases(words, SMOKING_FROM);
  return found.map(({ state, span }) => {
    const behind = from.find(({ start }) => state === 'smoking' && start >= span.end && start - span.end <= 1);
    return { state, span: behind ? { start: span.start, end: behind.end } : span };
  });
}

const distance = ({ span }: DeedReading, { start, end }: Span) => Math.max(span.start - end, start - span.end, 0);

/** The cast with what happens to things by itself: a cup that is poured into, ice that melts. */
export function withStates(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = [...cast];
  for (const { state, span } of happeningsIn(words)) {
    const [nearest] = shown
      .filter((one) => HAPPENS[state](one) && distance(one, span) <= MOST_BETWEEN)
      .toSorted((one, two) => distance(one, span) - distance(two, span));
    const { looks } = nearest?.entry ?? {};
    if (!nearest || !looks || (looks.state !== undefined && looks.state !== state)) continue;
    const entry = { ...nearest.entry, looks: { ...looks, state } };
    shown[shown.indexOf(nearest)] = { ...nearest, deeds: [...nearest.deeds, ...saidBy('looks/state', [span])], entry };
  }
  return shown;
}
