import { modulo } from '@kinora/drawing';

import { REST } from './rest.data.ts';

/** A joint's way through one cycle: one value, or evenly spaced ones that the joint passes smoothly and in a circle. */
export type Track = number | readonly number[];
type Channel = keyof typeof REST;
/** Where every joint is at one moment. Angles in radians, 0 hanging down, growing towards where the figure looks. */
export type FigurePose = Readonly<Record<Channel, number>>;
/** Only what differs from the figure at rest. */
export type PoseTracks = Readonly<Partial<Record<Channel, Track>>>;

const WHOLE = Object.keys(REST) as Channel[];
const FAR: Partial<Record<Channel, Channel>> = {
  farShoulder: 'nearShoulder',
  farElbow: 'nearElbow',
  farHip: 'nearHip',
  farKnee: 'nearKnee',
  farAnkle: 'nearAnkle',
};

/** The value of a track at a phase, by a Catmull-Rom curve through its keys that closes on itself. */
export function sampleTrack(track: Track, phase: number): number {
  if (typeof track === 'number') return track;
  const at = modulo(phase, 1) * track.length;
  const key = Math.floor(at);
  const share = at - key;
  const value = (offset: number) => track[modulo(key + offset, track.length)] ?? 0;
  const [before, from, to, after] = [value(-1), value(0), value(1), value(2)];
  const straight = to - before;
  const bend = 2 * before - 5 * from + 4 * to - after;
  const twist = 3 * (from - to) + after - before;
  return from + 0.5 * share * (straight + share * (bend + share * twist));
}

interface Posing {
  readonly tracks: PoseTracks;
  /** The far limbs do what the near ones did half a cycle before. */
  readonly alternates?: boolean;
}

/** The pose of an activity at a phase of its cycle. */
export function samplePose({ tracks, alternates = false }: Posing, phase: number): FigurePose {
  const entries = WHOLE.map((channel): [Channel, number] => {
    const own = tracks[channel];
    const near = alternates ? FAR[channel] : undefined;
    if (own !== undefined) return [channel, sampleTrack(own, phase)];
    const lent = near && tracks[near];
    return [channel, lent === undefined ? REST[channel] : sampleTrack(lent, phase + 0.5)];
  });
  return Object.fromEntries(entries) as FigurePose;
}
