import type { Action } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import type { Relation, RelationKind } from '../plan/scene-plan.ts';
import { inOrder } from './order-relations.ts';
import { isAble, modeWhile, readActions } from './read-actions.ts';
import type { CastReading } from './read-cast.ts';
import type { DressedReading } from './read-costumes.ts';
import { NO_TURN, readFacing } from './read-facing.ts';
import { readGear } from './read-gear.ts';
import { readLids } from './read-lids.ts';
import { readParts } from './read-parts.ts';
import { readHugs, readRelations, type RelationReading } from './read-relations.ts';
import { saidBy, type Said } from './said.ts';
import { shareSupport } from './share-support.ts';
import { saidOfDoing } from './shows-doing.ts';

/** One of the cast with all it does, and the words that say so. */
export interface DeedReading extends CastReading {
  readonly deeds: readonly Said[];
}

const PURSUITS: readonly Action[] = ['run', 'fly', 'swim'];

/** What a relation makes of the one it is told of, and of the other when that has nothing else to do. */
const RELATED: Partial<Record<RelationKind, { own: readonly Action[]; others: readonly Action[] }>> = {
  riding: { own: ['ride'], others: ['walk', 'fly', 'swim'] },
  hugging: { own: ['hug'], others: ['hug'] },
  chasing: { own: PURSUITS, others: PURSUITS },
};

/** What people sit on where nothing else is said of them. */
const SEATS: readonly string[] = ['armchair', 'bench', 'chair', 'rocking chair'];

/** What somebody does by a relation, before what the words say of them, and after. */
function ownAction({ kind }: Relation, told: Action | null, [one, other]: readonly [CastReading, CastReading]) {
  const seated = kind === 'on' && SEATS.includes(other.entry.name) ? firstOf(['sit'], one) : null;
  return firstOf(RELATED[kind]?.own, one) ?? told ?? seated;
}

/** What the other does: whoever has somebody on the lap sits, whatever else is said of them. */
function othersAction({ relation: { kind, part } }: RelationReading, other: CastReading, own: Action | null) {
  if (part === 'lap') return firstOf(['sit'], other) ?? own;
  return own ?? firstOf(RELATED[kind]?.others, other);
}

function firstOf(actions: readonly Action[] = [], reading: CastReading): Action | null {
  return actions.find((action) => isAble(reading, action)) ?? null;
}

/** How everybody stands to the others; those who are told to hug do it with each other, and nowhere else. */
function withHugs(words: readonly Word[], cast: readonly DressedReading[], lexicon: Lexicon) {
  const hugs = readHugs(words, cast, lexicon);
  const parts = readParts(words, cast, { relations: shareSupport(cast, readRelations(words, cast, lexicon)), lexicon });
  const placed = readLids(words, cast, { relations: parts, lexicon });
  const relations = placed.map((reading, index): RelationReading | null => {
    const to = hugs[index];
    return reading ?? (typeof to === 'number' ? { relation: { kind: 'hugging', to }, span: null } : null);
  });
  const hugged = new Set(
    relations.flatMap((one, index) => {
      const { kind, to } = one?.relation ?? {};
      return kind === 'hugging' && to !== undefined && to !== index ? [to] : [];
    }),
  );
  return relations.map((one, index) => (one && hugged.has(index) && one.relation.kind === 'on' ? null : one));
}

/** Who is under something with the head down hangs from it. */
function hung({ entry }: CastReading, reading: RelationReading | null | undefined): RelationReading | null {
  if (!reading) return null;
  const hangs = entry.looks.isInverted === true && ['under', 'on'].includes(reading.relation.kind);
  return hangs ? { ...reading, relation: { ...reading.relation, kind: 'hanging' } } : reading;
}

const GOING: readonly (Action | null)[] = ['walk', 'run', 'climb', 'sit', 'jump'];

/** Who goes, sits or climbs where steps are named is on them. */
function onSteps(cast: readonly DeedReading[]): readonly DeedReading[] {
  const to = cast.findIndex(({ entry }) => entry.rig === 'steps');
  if (to < 0 || cast.some(({ entry }) => entry.relation?.to === to)) return cast;
  return cast.map((one, index) => {
    const goes = index !== to && one.entry.relation === null && GOING.includes(one.entry.action);
    return goes ? { ...one, entry: { ...one.entry, relation: { kind: 'on', to } } } : one;
  });
}

/** What everybody of the cast does and how they stand to each other. */
export function readDeeds(words: readonly Word[], cast: readonly DressedReading[], lexicon: Lexicon): DeedReading[] {
  const actions = readActions(words, cast, lexicon);
  const relations = withHugs(words, cast, lexicon);
  const turns = readFacing(words, cast, relations);
  const turnOf = (index: number) => turns[index] ?? NO_TURN;
  const own: (Action | null)[] = cast.map((_, index) => actions[index]?.action ?? null);
  relations.forEach((reading, index) => {
    const [one, other] = [cast[index], reading ? cast[reading.relation.to] : undefined];
    if (!reading || !one || !other) return;
    const { to } = reading.relation;
    own[index] = ownAction(reading.relation, own[index] ?? null, [one, other]);
    own[to] = othersAction(reading, other, own[to] ?? null);
  });
  const deeds = cast.map((one, index) => {
    const [doing, reading] = [actions[index], hung(one, relations[index])];
    const action = own[index] ?? null;
    const told = saidOfDoing(one, doing?.action === action ? doing : null);
    const { entry: turned, deeds: facing } = turnOf(index);
    const relation = reading?.relation ?? null;
    const entry = { ...one.entry, ...turned, action, mode: modeWhile(one, action), relation };
    return {
      ...one,
      entry,
      deeds: [
        ...(one.told ?? []),
        ...(one.clothes ?? []),
        ...told,
        ...saidBy('relation', reading?.span ? [reading.span] : []),
        ...facing,
      ],
    };
  });
  return readGear(words, onSteps(lexicon.relationOrder ? inOrder(deeds) : deeds), lexicon);
}
