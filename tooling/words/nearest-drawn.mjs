// What is drawn nearest to a noun: itself, what it is a kind of, or the closest relative that is drawn.
import { LEMMAS, NEVER_NEAR, PARENTS } from './drawn-senses.data.mjs';

/**
 * How far a relative may be: steps up to what both are a kind of, and how many kinds of that there may be. A larger
 * family has nothing in common that could be seen; tools look less alike than animals do.
 */
const REACH = {
  animal: { steps: 5, family: 260 },
  artifact: { steps: 2, family: 40 },
  body: { steps: 0, family: 1 },
  food: { steps: 3, family: 80 },
  object: { steps: 1, family: 20 },
  // Somebody is a kind of somebody, or just somebody: a baker is no businessman.
  person: { steps: 5, family: 1 },
  plant: { steps: 4, family: 200 },
};

/** Which fields a subject's own meaning is looked for in, first to last. */
function fieldsOf({ mode, rig }) {
  if (rig === 'person' || rig === 'couple') return ['person'];
  if (mode === 'prop') return ['food', 'artifact', 'plant', 'object', 'animal', 'body', 'person'];
  return ['animal', 'artifact', 'plant', 'object', 'person', 'food'];
}

const sensesOf = ({ senses, synsets }, noun) =>
  (senses.get(noun) ?? []).map((offset) => synsets.get(offset)).filter(({ proper }) => !proper.includes(noun));

/** Meanings of a noun that can be seen and are nobody's or no place's own name. */
const seenSenses = (wordNet, noun) => sensesOf(wordNet, noun).filter(({ field }) => field !== undefined);

/**
 * What a noun may mean, likeliest first, where its first meaning can be seen. An animal's name for somebody, where the
 * texts counted never use it so, is a figure of speech.
 */
export function likelySenses(wordNet, noun) {
  const all = sensesOf(wordNet, noun);
  const [first] = all;
  if (first?.field === undefined) return [];
  const animals = all.filter(({ field }) => field === 'animal');
  if (first.field === 'food') return [first, ...animals];
  const isFigure = first.field === 'person' && wordNet.counts.get(noun) === 0;
  return isFigure ? [...animals, first] : [first];
}

/** The meaning that a subject draws. */
function senseOf(wordNet, name, subject) {
  const lemma = LEMMAS[name] ?? name.replaceAll('-', ' ');
  const wanted = PARENTS[name];
  const list = seenSenses(wordNet, lemma);
  const parentsOf = ({ parents }) => parents.flatMap((offset) => wordNet.synsets.get(offset)?.words ?? []);
  if (wanted !== undefined) return list.find((sense) => parentsOf(sense).includes(wanted));
  for (const field of fieldsOf(subject)) {
    const found = list.find((sense) => sense.field === field);
    if (found) return found;
  }
  return undefined;
}

/** The subject of each meaning that is drawn. */
function drawnSenses(wordNet, subjects) {
  const drawn = new Map();
  for (const [name, subject] of Object.entries(subjects)) {
    if (NEVER_NEAR.includes(name) || / (?:man|woman)$/u.test(name)) continue;
    const sense = senseOf(wordNet, name, subject);
    if (sense && !drawn.has(sense.offset)) drawn.set(sense.offset, name);
  }
  return drawn;
}

/** Everything below a meaning, nearest first, up to one more than the largest family. */
function familyOf({ synsets }, top, largest) {
  const family = new Set([top]);
  for (const offset of family) {
    if (family.size > largest) break;
    for (const child of synsets.get(offset)?.children ?? []) family.add(child);
  }
  return [...family];
}

/** A function that names what is drawn nearest to a meaning; undefined where nothing is near. */
export function createNearest(wordNet, subjects) {
  const drawn = drawnSenses(wordNet, subjects);
  // Who stands for a family: the one of it that is drawn and nearest to its top.
  const headOf = (offset, largest) => {
    const family = familyOf(wordNet, offset, largest);
    return family.length > largest ? undefined : drawn.get(family.find((one) => drawn.has(one)));
  };
  return ({ field, offset }) => {
    const { family, steps } = REACH[field] ?? { family: 0, steps: -1 };
    let level = [offset];
    for (let step = 0; step <= steps; step++) {
      const own = level.find((one) => drawn.has(one));
      const name = own === undefined ? level.map((one) => headOf(one, family)).find(Boolean) : drawn.get(own);
      if (name !== undefined) return name;
      level = level.flatMap((one) => wordNet.synsets.get(one)?.parents ?? []);
    }
    return field === 'person' ? 'person' : undefined;
  };
}
