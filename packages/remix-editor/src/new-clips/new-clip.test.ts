import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { TIMELINE_EFFECTS } from '@kinora/footage/timeline';
import { applyEdit, problemsOf, run } from '@kinora/timeline';
import { aDocument, countedIds, someFacts } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import type { EditorMedium } from '../state/media-atoms.ts';
import { newEffectClip, newMediaClip, newTitleClip, TITLE_PRESETS } from './new-clip.ts';
import { placeClip } from './place-clip.ts';

const medium = (change: Partial<EditorMedium> = {}): EditorMedium => ({
  ...someFacts(),
  name: 'fox',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
  ...change,
});
const media = {
  'creation:fox': medium(),
  'upload:sea': medium({ kind: 'image', duration: null, rate: null, hasSound: false }),
  'upload:song': medium({ kind: 'audio', width: 0, height: 0, rate: null }),
};

it.each([
  ...Object.entries(media).map(([id, facts]) => newMediaClip(id, facts)),
  ...TITLE_PRESETS.map((preset) => newTitleClip(preset, 'Day one')),
  ...TIMELINE_EFFECTS.map(({ id }) => newEffectClip(id, id)),
])('makes a sound clip of each kind: %#', (clip) => {
  const document = aDocument();
  const result = run(document, placeClip(document, clip, { at: 0, mode: 'overwrite' }), {
    media,
    makeId: countedIds('new'),
  });
  expect(result.ok && problemsOf(applyEdit(document, result.value), media)).toEqual([]);
});

it('lets a picture last five seconds, and a video as long as it is', () => {
  expect(newMediaClip('upload:sea', media['upload:sea']).duration).toBe(5 * TICKS_PER_SECOND);
  expect(newMediaClip('creation:fox', media['creation:fox']).duration).toBe(10 * TICKS_PER_SECOND);
});
