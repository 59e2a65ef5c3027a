import { ACTIVITIES, type ActivityData, type ActivityName } from './activities.data.ts';
import type { Character } from './character.ts';
import type { PoseTracks } from './pose.ts';

/** Legs of somebody on a seat: the thighs lie on it, the shins hang down. */
const ON_SEAT: PoseTracks = {
  shift: -0.02,
  lift: 0,
  turn: 0,
  nearHip: 1.46,
  nearKnee: 1.42,
  nearAnkle: 0,
  farHip: 1.34,
  farKnee: 1.24,
  farAnkle: 0,
};

/** Arms that rest on the thighs. */
const AT_REST: PoseTracks = {
  lean: [-0.06, -0.05, -0.04, -0.05],
  nearShoulder: 0.2,
  nearElbow: 0.72,
  farShoulder: 0.42,
  farElbow: 0.52,
};

/** A head that lies against what is beside it. */
const HEAD_ASIDE: PoseTracks = { lean: -0.1, nod: [-0.3, -0.31, -0.33, -0.31] };

/** What is done with the hands free, where the arms rest. */
const IDLE: readonly ActivityData[] = [...ACTIVITIES.idle, ...ACTIVITIES.sit];

/** How somebody does on a seat what they do; who sleeps there sits. */
function onSeat(activity: ActivityData): ActivityData {
  const isAsleep = activity.prop === 'bedding';
  const [resting] = ACTIVITIES.sit;
  const own: ActivityData = isAsleep ? { ...resting, mood: 'asleep' } : activity;
  const arms = isAsleep || IDLE.includes(activity) ? AT_REST : {};
  return { ...own, contact: 'seat', tracks: { ...own.tracks, ...ON_SEAT, ...arms } };
}

/** The same activity with the head laid aside. */
const headAside = (activity: ActivityData): ActivityData => ({
  ...activity,
  mood: activity.mood ?? 'calm',
  tracks: { ...activity.tracks, ...HEAD_ASIDE },
});

/** What somebody does who does nothing: what their clothes are for, where both hands are free and they stand. */
export const habitOf = (
  { carries, isSeated, outfit }: Pick<Character, 'carries' | 'isSeated' | 'outfit'>,
  name: ActivityName,
): ActivityName => (name === 'idle' && !carries && !isSeated ? (outfit.habit ?? name) : name);

/** How somebody does something where they are: on a seat, with the head against something. */
export function whereOneIs(
  { isSeated, isLeaning }: Pick<Character, 'isSeated' | 'isLeaning'>,
  activity: ActivityData,
): ActivityData {
  const own = isSeated ? onSeat(activity) : activity;
  return isLeaning ? headAside(own) : own;
}
