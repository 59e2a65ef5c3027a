import { VARIANTS } from '@kinora/contracts';
import type { RigName } from '@kinora/subjects';

import { COLOURS } from '../lexicon/colours.data.ts';
import type { Angle, CameraMove, CastEntry, Framing, Time } from '../plan/scene-plan.ts';
import { traitsOf } from '../plan/set-traits.ts';
import type { DeedReading } from './read-deeds.ts';
import type { Reading } from './reading.ts';

/** Clips of a batch have seeds one after another, below this. */
const SEEDS = 2 ** 31;

/** The seed that the first clip of a batch was asked with. */
export const firstSeed = (seed: number, variant: number): number =>
  variant === 0 ? seed : (((seed - variant) % SEEDS) + SEEDS) % SEEDS;

/** A whole number of a variant there is; 0 for what is none. */
export const knownVariant = (variant = 0): number =>
  Number.isInteger(variant) && variant > 0 && variant < VARIANTS ? variant : 0;

// Lists whose lengths share no factor, so that variants in a row differ in each of them.
const FRAMINGS: readonly Framing[] = ['medium', 'close', 'wide'];
const ANGLES: readonly Angle[] = ['level', 'low', 'high', 'aside'];
const HOURS: readonly Time[] = ['day', 'sunset', 'night', 'dawn', 'dusk'];
const MOVES: readonly CameraMove[] = ['drift', 'orbit', 'zoom-in', 'pan-left', 'crane', 'zoom-out', 'pan-right'];

const turned = <Value>(list: readonly Value[], by: number, fallback: Value): Value =>
  list[by % list.length] ?? fallback;

/** Made things that come in any colour; animals keep their coats. */
const PAINTED: readonly RigName[] = [
  'bicycle',
  'bus',
  'canoe',
  'car',
  'fish',
  'helicopter',
  'jelly',
  'motorcycle',
  'robot',
  'rocket',
  'sailboat',
  'steamship',
  'submarine',
  'tractor',
  'train',
  'truck',
  'ufo',
];
const PAINTS = [COLOURS.blue, COLOURS.yellow, COLOURS.teal, COLOURS.orange, COLOURS.purple, COLOURS.red];
/** Who may stroll about where nothing is said of what they do. */
const STROLLERS: readonly RigName[] = ['person', 'quadruped'];

function paintOf({ rig, looks }: CastEntry, variant: number): CastEntry['looks'] {
  if (!PAINTED.includes(rig) || looks.tint !== undefined || looks.tints) return looks;
  return { ...looks, tint: turned(PAINTS, variant, COLOURS.blue) };
}

/** One of the cast in other colours, or in another pose; what was said of them stays. */
function varyEntry(entry: CastEntry, variant: number, isRelated: boolean): CastEntry {
  const isIdle = entry.action === null && entry.mode === 'ground' && !isRelated;
  const strolls = isIdle && STROLLERS.includes(entry.rig) && variant % 3 === 2;
  return { ...entry, looks: paintOf(entry, variant), action: strolls ? 'walk' : entry.action };
}

function varyCast(cast: readonly DeedReading[], variant: number): DeedReading[] {
  const related = new Set(cast.flatMap(({ entry: { relation } }, index) => (relation ? [index, relation.to] : [])));
  return cast.map((one, index) => ({ ...one, entry: varyEntry(one.entry, variant, related.has(index)) }));
}

function hourOf({ setting: { set, time }, namesHour }: Reading, variant: number): Time {
  if (namesHour || traitsOf(set).timeless) return time;
  return turned(HOURS, HOURS.indexOf(time) + variant, time);
}

/** How a shot is filmed. */
export interface Filming {
  readonly camera: CameraMove;
  readonly framing: Framing;
  readonly angle: Angle;
  /** The hero stands on the other side than in the plain picture. */
  readonly isMirrored: boolean;
}

/** The camera of a variant, where neither words nor a choice say anything of it. */
export function filmingOf(
  { camera, framing, angle, setting }: Reading,
  variant: number,
  chosen: CameraMove | null,
): Filming {
  const usual = traitsOf(setting.set).camera;
  const plain = { camera: usual, framing: 'medium', angle: 'level', isMirrored: false } as const;
  const start = Math.max(0, MOVES.indexOf(usual));
  const varied =
    variant === 0
      ? plain
      : {
          camera: turned(MOVES, start + variant, usual),
          framing: turned(FRAMINGS, variant, plain.framing),
          angle: turned(ANGLES, variant, plain.angle),
          isMirrored: variant % 2 === 1,
        };
  return {
    ...varied,
    camera: chosen ?? camera?.value ?? varied.camera,
    framing: framing?.value ?? varied.framing,
    angle: angle?.value ?? varied.angle,
  };
}

/** What a prompt leaves open, decided in another way: the hour, colours and poses. Nothing that it names changes. */
export function varyReading(reading: Reading, variant: number): Reading {
  if (variant === 0) return reading;
  const setting = { ...reading.setting, time: hourOf(reading, variant) };
  return { ...reading, setting, cast: varyCast(reading.cast, variant) };
}
