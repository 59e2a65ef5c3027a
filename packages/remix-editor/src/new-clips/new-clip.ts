import {
  TICKS_PER_SECOND,
  type EffectClip,
  type FramePlacement,
  type MediaClip,
  type TextClip,
  type TextLook,
} from '@kinora/contracts/timeline';
import { TITLE_FONTS } from '@kinora/footage/timeline';
import { TITLE_COLOUR, TITLE_GROUND } from '@kinora/timeline';

import type { EditorMedium } from '../state/media-atoms.ts';
import { effectUse } from './effect-use.ts';

/** How long a clip is that has no end of its own. */
const USUAL_SECONDS = 5;
const TITLE_SECONDS = 3;

/** The whole picture in the middle of the frame. */
const CENTRED: FramePlacement = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  opacity: 1,
  fit: 'contain',
};

/** What the timeline fills in when the clip is placed. */
const UNPLACED = { trackId: 'bin', start: 0, linkId: null, groupId: null, fadeIn: 0, fadeOut: 0, effects: [] };

/** All of a medium as a clip; a picture lasts five seconds. */
export function newMediaClip(mediaId: string, { kind, name, duration }: EditorMedium): MediaClip {
  return {
    ...UNPLACED,
    id: crypto.randomUUID(),
    kind,
    name,
    mediaId,
    duration: duration ?? USUAL_SECONDS * TICKS_PER_SECOND,
    sourceIn: 0,
    sourceDuration: duration,
    speed: { num: 1, den: 1 },
    keepPitch: true,
    reversed: false,
    gain: 1,
    frame: CENTRED,
    takes: [],
    activeTake: 0,
  };
}

/** What is heard of a medium. */
export const newSoundClip = (mediaId: string, medium: EditorMedium): MediaClip => ({
  ...newMediaClip(mediaId, medium),
  kind: 'audio',
});

/** A title to begin with: where it stands and how it is set. */
export interface TitlePreset {
  readonly name: 'title' | 'subtitle' | 'lower-third' | 'caption';
  readonly look: TextLook;
  readonly frame: FramePlacement;
}

const look = (font: number, size: number, change: Partial<TextLook> = {}): TextLook => ({
  font: TITLE_FONTS[font] ?? '',
  size,
  colour: TITLE_COLOUR,
  background: null,
  align: 'centre',
  ...change,
});

export const TITLE_PRESETS: readonly TitlePreset[] = [
  { name: 'title', look: look(1, 0.12), frame: CENTRED },
  { name: 'subtitle', look: look(0, 0.06), frame: { ...CENTRED, y: 0.14 } },
  {
    name: 'lower-third',
    look: look(0, 0.05, { align: 'start', background: TITLE_GROUND }),
    frame: { ...CENTRED, x: -0.2, y: 0.34 },
  },
  { name: 'caption', look: look(0, 0.045, { background: TITLE_GROUND }), frame: { ...CENTRED, y: 0.4 } },
];

export function newTitleClip({ look: titleLook, frame }: TitlePreset, text: string): TextClip {
  const duration = TITLE_SECONDS * TICKS_PER_SECOND;
  return { ...UNPLACED, id: crypto.randomUUID(), kind: 'text', name: text, duration, text, look: titleLook, frame };
}

/** An effect over everything below it. */
export function newEffectClip(effect: string, name: string): EffectClip {
  const duration = USUAL_SECONDS * TICKS_PER_SECOND;
  return {
    ...UNPLACED,
    id: crypto.randomUUID(),
    kind: 'effect',
    name,
    duration,
    effects: [effectUse(effect, crypto.getRandomValues(new Uint16Array(1))[0] ?? 1)],
  };
}
