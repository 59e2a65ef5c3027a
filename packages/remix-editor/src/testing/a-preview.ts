import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
import { aVideo, VIDEO_FPS, type VideoLook } from '@kinora/live-stage/testing';
import { aClip, aDocument, aTextClip, aTrack, someFacts } from '@kinora/timeline/fixtures';

import type { EditorMedia, EditorMedium } from '../state/media-atoms.ts';

export const seconds = (count: number) => Math.round(count * TICKS_PER_SECOND);

export const aMedium = (change: Partial<EditorMedium> = {}): EditorMedium => ({
  ...someFacts({ hasSound: false }),
  name: 'fox',
  url: '/missing.mp4',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
  ...change,
});

/** A medium that this browser encodes, with a smaller copy to seek in. */
async function aRealMedium(look: VideoLook): Promise<EditorMedium> {
  const [url, proxy] = await Promise.all([aVideo(look), aVideo({ ...look, width: 160, height: 90 })]);
  return aMedium({
    url,
    proxy,
    duration: seconds(look.seconds),
    width: look.width ?? 320,
    height: look.height ?? 180,
    rate: { num: VIDEO_FPS, den: 1 },
  });
}

/** Two clips of two seconds each, end to end, and a title over the cut. */
export const twoClips = (): TimelineDocument =>
  aDocument({
    width: 640,
    height: 360,
    rate: { num: VIDEO_FPS, den: 1 },
    tracks: [
      aTrack({ kind: 'audio' }),
      aTrack({
        clips: [
          aClip({ id: 'one', mediaId: 'creation:one' }),
          aClip({ id: 'two', mediaId: 'creation:two', start: seconds(2), sourceIn: seconds(1) }),
        ],
      }),
      aTrack({
        kind: 'text',
        clips: [
          aTextClip({
            start: seconds(1),
            look: { font: 'Kinora Fraunces', size: 0.14, colour: '#ffffff', background: null, align: 'centre' },
            text: 'Day one',
          }),
        ],
      }),
    ],
  });

let made: Promise<EditorMedia> | null = null;

/** Media of the two clips; encoded once for all stories of a page. */
export const twoMedia = (): Promise<EditorMedia> => (made ??= makeTwoMedia());

async function makeTwoMedia(): Promise<EditorMedia> {
  const one = await aRealMedium({ seconds: 3, ground: '#7a2f52' });
  const two = await aRealMedium({ seconds: 4, ground: '#1f5f7a' });
  return { 'creation:one': one, 'creation:two': two };
}
