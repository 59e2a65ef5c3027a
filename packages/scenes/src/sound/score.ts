import { pick, createRandom, hashText } from '@kinora/drawing';
import { type ScenePlan, someone } from '@kinora/reading';

import { makePalette } from '../stage/palette.ts';
import { MUSIC, type Mood } from './harmony.data.ts';

/** A chord that sounds from `start` for `length` seconds; notes as frequencies. */
export interface Chord {
  readonly start: number;
  readonly length: number;
  readonly notes: readonly number[];
}
export interface Pluck {
  readonly start: number;
  readonly note: number;
  /** 0 soft to 1 strong. */
  readonly strength: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}
export interface Score {
  readonly chords: readonly Chord[];
  readonly plucks: readonly Pluck[];
  readonly bright: number;
}

const CHORD_SECONDS = 3;
const LOWEST_KEY = 43;
/** A rest counts as none; strong beats first. */
const REST = 0.34;

function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

function moodOf(plan: ScenePlan): Mood {
  return MUSIC[makePalette(plan).id];
}

function tempoOf(plan: ScenePlan, { tempo }: Mood): number {
  if (someone(plan, 'run', 'drive', 'dance', 'ride')) return tempo * 1.25;
  return someone(plan, 'sleep', 'float', 'read') ? tempo * 0.85 : tempo;
}

function writeChords({ seconds }: ScenePlan, { chords }: Mood, key: number): Chord[] {
  const count = Math.max(1, Math.round(seconds / CHORD_SECONDS));
  const length = seconds / count;
  return Array.from({ length: count }, (_, index) => {
    // The last chord comes home.
    const step = index === count - 1 && count > 1 ? 0 : index;
    return { start: index * length, length, notes: pick(chords, step).map((note) => frequencyOf(key + note)) };
  });
}

interface Motif {
  readonly key: number;
  readonly seed: number;
  readonly tempo: number;
}

/** A short motif on the mood's scale that is repeated with small changes. */
function writePlucks({ seconds }: ScenePlan, { scale }: Mood, { key, seed, tempo }: Motif): Pluck[] {
  const random = createRandom(seed);
  const pattern = Array.from({ length: 8 }, () => ({
    degree: Math.floor(random() * scale.length * 2),
    rests: random() < REST,
  }));
  const step = 30 / tempo;
  const count = Math.floor(Math.max(0, seconds - 0.9) / step);
  return Array.from({ length: count }, (_, index) => {
    const { degree, rests } = pick(pattern, index);
    const changed = degree + (random() < 0.2 ? 1 : 0);
    const octave = Math.floor(changed / scale.length) * 12;
    const note = frequencyOf(key + 24 + octave + pick(scale, changed));
    const strength = (index % 4 === 0 ? 1 : 0.6) * (0.75 + 0.25 * random());
    const pluck = { start: 0.35 + index * step, note, strength, pan: (random() - 0.5) * 1.2 };
    return { ...pluck, rests: rests && index % 8 !== 0 };
  }).filter(({ rests }) => !rests);
}

/** The music of a plan: chords by mood, key and motif by seed. */
export function writeScore(plan: ScenePlan): Score {
  const mood = moodOf(plan);
  const seed = hashText(plan.composition) ^ Math.imul(plan.seed, 40503);
  const key = LOWEST_KEY + Math.floor(createRandom(seed)() * 8);
  return {
    chords: writeChords(plan, mood, key),
    plucks: writePlucks(plan, mood, { key, seed: seed ^ 0x51ed, tempo: tempoOf(plan, mood) }),
    bright: mood.bright,
  };
}
