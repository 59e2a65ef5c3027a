import type { RigName } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Relation, RelationKind } from '../plan/scene-plan.ts';
import { BOARDED } from './boarded.data.ts';
import { CONTAINERS } from './containers.data.ts';
import { HANDED } from './handed.data.ts';
import { holds } from './holds.ts';
import { isVehicle } from './kind-of.ts';
import { orderRelations } from './order-relations.ts';
import type { CastReading } from './read-cast.ts';
import { RIDDEN } from './ridden.data.ts';

/** How one subject stands to another, with the words that say so. */
export interface RelationReading {
  readonly relation: Relation;
  /** `null` when less is drawn than the words say. */
  readonly span: Span | null;
}

/** Unknown words, such as adjectives, that may stand between a relation and its noun. */
const MOST_BETWEEN = 1;

/** What one is in and not on. */
const BUILDINGS: readonly string[] = [
  'hospital',
  'factory',
  'derelict-house',
  'classical-building',
  'house',
  'hut',
  'church',
  'mosque',
  'circus-tent',
  'lighthouse',
  'windmill',
];

type Found = readonly [RelationKind, Span];

/** The last relation between two subjects, when it belongs to the second: "next to a dog", "jagt den Ball". */
function findBetween(words: readonly Word[], [one, next]: readonly [CastReading, CastReading], lexicon: Lexicon) {
  const { articles } = lexicon.small;
  const found = lexicon.relations.flatMap(([kind, phrases]) =>
    findPhrases(words, phrases)
      .filter(({ start, end }) => start >= one.span.end && end <= next.span.start)
      // Before a comma a preposition has no object.
      .filter(({ end }) => words[end - 1]?.stops === false)
      .map((span): Found => [kind, span]),
  );
  // Of phrases that end at the same word the longer one says more: "on top of" is not "of".
  const [last] = found.toSorted(([, a], [, b]) => b.end - a.end || a.start - b.start);
  if (!last) return null;
  const rest = words.slice(last[1].end, next.span.start).filter(({ text }) => !articles.includes(text));
  return rest.length <= MOST_BETWEEN && rest.every(({ stops }) => !stops) ? last : null;
}

/** What is drawn when this relation is not, because it takes a person, a container or several. */
const INSTEAD: Partial<Record<RelationKind, RelationKind>> = {
  riding: 'on',
  holding: 'beside',
  in: 'on',
  around: 'beside',
  between: 'beside',
};

const isPerson = ({ entry: { rig } }: CastReading) => rig === 'person';

/** What it takes to be drawn so, of the one and of the other. */
const POSSIBLE: Partial<Record<RelationKind, (one: CastReading, next: CastReading) => boolean>> = {
  in: (_, { entry }) => CONTAINERS.includes(entry.looks.picture ?? entry.rig),
  around: (one) => one.entry.count > 1,
  between: (_, { entry }) => entry.count > 1,
};

/** Whether a person may do so with anything. */
const takesNobody = (kind: RelationKind, one: CastReading) => isPerson(one) && POSSIBLE[kind] === undefined;

/** Whether one rides what one is said to be on. */
const rides = (kind: RelationKind, one: CastReading, { entry }: CastReading) =>
  kind === 'on' && isPerson(one) && RIDDEN.includes(entry.rig);

/** What rolls over a table is on it. */
const rollsOver = (kind: RelationKind, one: CastReading, next: CastReading): boolean =>
  kind === 'over' && one.entry.mode === 'ground' && isVehicle(one) && next.entry.mode === 'prop';

/** A person on a horse rides it; a cat that rides a horse stands on it. */
function kindOf(kind: RelationKind, one: CastReading, next: CastReading): RelationKind {
  if (rides(kind, one, next)) return 'riding';
  if (rollsOver(kind, one, next)) return 'on';
  if (POSSIBLE[kind]?.(one, next)) return kind;
  if (kind === 'holding' && holds(one)) return kind;
  return takesNobody(kind, one) ? kind : (INSTEAD[kind] ?? kind);
}

/** Drawn things that a hand can take. */
const HANDY: readonly RigName[] = [
  'mug',
  'bowl',
  'guitar',
  'lantern',
  'candle',
  'book',
  'coffeeCup',
  'gift',
  'flower',
  'ball',
  'churro',
  'pinwheel',
  'snowGlobe',
  'sweets',
  'sword',
  'tinCan',
];
/** Held by their string or from below. */
const BUOYANT: readonly RigName[] = ['balloon', 'paperLantern'];

/** Whether a hand can take it: a small thing, a balloon or a kite by its string. */
function isHandy({ entry: { rig, mode, looks, count } }: CastReading): boolean {
  if (mode === 'prop' && (rig === 'picture' || HANDY.includes(rig))) return true;
  return count === 1 && (BUOYANT.includes(rig) || looks.picture === 'kite');
}

/** Nobody stands on these. */
const UNTRODDEN: readonly RigName[] = ['cake', 'coffeeCup', 'candle', 'ramen', 'campfire', 'aquarium'];

const UPON: readonly RelationKind[] = ['on', 'in'];

/** Whether one neither stands on it nor is drawn in it. */
function isUntrodden(one: CastReading, { name, entry: { rig, looks } }: CastReading): boolean {
  const isBuilding = name !== 'roof' && BUILDINGS.includes(looks.picture ?? rig);
  return isBuilding || (isPerson(one) && UNTRODDEN.includes(rig));
}

/** A person with a small thing holds it; who is in a building is drawn before it. */
function nearOrHeld(
  kind: RelationKind,
  [one, next]: readonly [CastReading, CastReading],
  having: boolean,
): RelationKind {
  if (UPON.includes(kind) && isUntrodden(one, next)) return 'beside';
  const held = having && kind === 'beside' && isHandy(next);
  return held && HANDED.includes(one.entry.rig) ? 'holding' : kind;
}

/** Whether the picture shows what the words say: animals only stand nose to nose where they should hug. */
function isDrawn([said, drawn]: readonly [RelationKind, RelationKind], both: readonly CastReading[]): boolean {
  if (said === 'in' && drawn === 'on') return both.some(({ entry }) => BOARDED.includes(entry.rig));
  return said === 'hugging' ? both.some(isPerson) : INSTEAD[said] !== drawn;
}

/** Two that a prompt tells together to hug: "a mother and a child hugging", "two friends hugging". */
export function readHugs(words: readonly Word[], cast: readonly CastReading[], lexicon: Lexicon): (number | null)[] {
  const { articles, joins } = lexicon.small;
  const joining = new Set([...articles, ...joins, ...lexicon.pronouns]);
  const hugs = lexicon.relations.flatMap(([kind, phrases]) => (kind === 'hugging' ? findPhrases(words, phrases) : []));
  return cast.map((one, index) => {
    const next = cast[index + 1];
    const last = next && words.slice(one.span.end, next.span.start).every(({ text }) => joining.has(text)) ? next : one;
    const until = cast[index + (last === one ? 1 : 2)]?.span.start ?? words.length;
    const told = hugs.some(({ start }) => start >= last.span.end && start < until);
    if (!told) return null;
    if (last !== one) return index + 1;
    return one.entry.count > 1 && !next ? index : null;
  });
}

/** Whether these words are of driving, which a car does by itself. */
function drives(words: readonly Word[], { start }: Span, { conditions }: Lexicon): boolean {
  const phrases = conditions.actions.flatMap(([action, called]) => (action === 'drive' ? called : []));
  return findPhrases(words, phrases).some((span) => span.start === start);
}

/** The one that a subject stands to, and the words that say how. */
function otherOf(words: readonly Word[], cast: readonly CastReading[], lexicon: Lexicon) {
  const ordered = orderRelations(words, cast, lexicon);
  return (one: CastReading, index: number): readonly [...Found, to: number] | null => {
    if (lexicon.relationOrder) {
      const said = ordered.find((relation) => relation.one === index);
      return said ? [said.kind, said.span, said.to] : null;
    }
    const next = cast[index + 1];
    const found = next ? findBetween(words, [one, next], lexicon) : null;
    return found && [...found, index + 1];
  };
}

/** What several have in common who are told of in one breath: "two apples and a banana on a plate". */
const COMMON: readonly RelationKind[] = ['on', 'in', 'under', 'over', 'hanging'];

/** Who is joined to the next one stands where that one does. */
function shareJoined(
  words: readonly Word[],
  cast: readonly CastReading[],
  { relations, lexicon }: { relations: (RelationReading | null)[]; lexicon: Lexicon },
): (RelationReading | null)[] {
  const { articles, joins } = lexicon.small;
  const shared = [...relations];
  for (let index = cast.length - 2; index >= 0; index--) {
    const [one, next, reading] = [cast[index], cast[index + 1], shared[index + 1]];
    if (!one || !next || shared[index] || !reading || reading.relation.to <= index + 1) continue;
    const between = words.slice(one.span.end, next.span.start).map(({ text }) => text);
    const isJoined = between.some((text) => joins.includes(text));
    const isBare = between.every((text) => joins.includes(text) || articles.includes(text));
    if (isJoined && isBare && COMMON.includes(reading.relation.kind)) shared[index] = { ...reading, span: null };
  }
  return shared;
}

/** What is told with "on top" behind it stands on what has it, and not the other way round. */
function putOnTop(
  words: readonly Word[],
  cast: readonly CastReading[],
  { relations, lexicon }: { relations: (RelationReading | null)[]; lexicon: Lexicon },
): (RelationReading | null)[] {
  const phrases = findPhrases(words, lexicon.small.onTop ?? []);
  const placed = [...relations];
  relations.forEach((reading, index) => {
    if (reading?.relation.kind !== 'beside' && reading?.relation.kind !== 'holding') return;
    const { to } = reading.relation;
    const end = cast[to]?.span.end ?? 0;
    const said = phrases.find(({ start }) => start === end && words[end - 1]?.stops === false);
    if (!said) return;
    placed[index] = null;
    placed[to] = { relation: { kind: 'on', to: index }, span: said };
  });
  return placed;
}

/** How each subject stands to another, which is the one named after it in most languages; `null` where nothing is said. */
export function readRelations(
  words: readonly Word[],
  cast: readonly CastReading[],
  lexicon: Lexicon,
): (RelationReading | null)[] {
  const find = otherOf(words, cast, lexicon);
  const relations = cast.map((one, index): RelationReading | null => {
    const found = find(one, index);
    if (!found) return null;
    const [said, span, to] = found;
    const next = cast[to];
    if (!next) return null;
    if (said === 'riding' && !isPerson(one) && drives(words, span, lexicon)) return null;
    const kind = nearOrHeld(said, [one, next], words[span.end - 1]?.text === lexicon.small.having);
    const drawn = kindOf(kind, one, next);
    return { relation: { kind: drawn, to }, span: isDrawn([kind, drawn], [one, next]) ? span : null };
  });
  return putOnTop(words, cast, { relations: shareJoined(words, cast, { relations, lexicon }), lexicon });
}
