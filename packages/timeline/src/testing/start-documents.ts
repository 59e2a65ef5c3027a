import type { Clip, TimelineDocument } from '@kinora/contracts/timeline';

import { aClip, aDocument, aTextClip, aTrack, anEffectClip } from '../fixtures.ts';

const SECOND = 240_000;

const pair = (number: number, start: number): readonly [Clip, Clip] => {
  const shared = { linkId: `pair-${number}`, start, sourceIn: SECOND, groupId: number === 2 ? 'scene' : null };
  return [
    aClip({ id: `picture-${number}`, ...shared, fadeIn: 48_000, fadeOut: 24_000 }),
    aClip({ id: `sound-${number}`, kind: 'audio', ...shared }),
  ];
};

function aBusyDocument(rate: TimelineDocument['rate']): TimelineDocument {
  const pairs = [0, 1, 2, 4].map((number) => pair(number, number * 2 * SECOND));
  const still = aClip({ id: 'still', kind: 'image', start: 12 * SECOND, duration: SECOND, reversed: false });
  const back = aClip({
    id: 'back',
    start: 13 * SECOND,
    reversed: true,
    sourceIn: 2 * SECOND,
    speed: { num: 3, den: 2 },
  });
  return aDocument({
    rate,
    tracks: [
      aTrack({ kind: 'audio', clips: pairs.map(([, sound]) => sound) }),
      aTrack({ id: 'music', kind: 'audio' }),
      aTrack({ clips: [...pairs.map(([picture]) => picture), still, back] }),
      aTrack({ id: 'upper', clips: [aClip({ id: 'alone', groupId: 'scene', start: SECOND })] }),
      aTrack({ kind: 'text', clips: [aTextClip()] }),
      aTrack({ kind: 'effect', clips: [anEffectClip()] }),
    ],
    transitions: [{ id: 'cut', leftId: 'picture-0', rightId: 'picture-1', duration: 48_000, kind: 'dissolve' }],
  });
}

/** Where chains begin: at usual rates, and at one whose frames are no whole number of ticks. */
export const someStart: readonly TimelineDocument[] = [
  aBusyDocument({ num: 30, den: 1 }),
  aBusyDocument({ num: 30_000, den: 1001 }),
  aBusyDocument({ num: 7, den: 1 }),
  // Fields of a later build.
  Object.assign(aDocument(), { later: { deep: [1, 2.5] } }),
];
