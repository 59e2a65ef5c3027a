import { TICKS_PER_SECOND, type Command } from '@kinora/contracts/timeline';
import { applyEdit, run } from '@kinora/timeline';
import { aClip, aDocument, anEffectClip, aTextClip, aTrack, countedIds, someMedia } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { placeClip } from './place-clip.ts';

const SECOND = TICKS_PER_SECOND;
const shot = aClip({ id: 'shot', start: 0, duration: 2 * SECOND });
const video = aTrack({ id: 'video', clips: [shot] });

function after(command: Command, document = aDocument({ tracks: [video] })) {
  const result = run(document, command, { media: someMedia, makeId: countedIds('new') });
  if (!result.ok) throw new Error(result.failure.reason);
  return applyEdit(document, result.value).tracks.map(({ kind, clips }) => [kind, clips.map(({ start }) => start)]);
}

describe('a new clip', () => {
  it('follows what is on the first track of its kind', () => {
    const document = aDocument({ tracks: [video] });
    const command = placeClip(document, aClip({ id: 'next' }), { at: 0, mode: 'append' });
    expect(after(command, document)).toEqual([['video', [0, 2 * SECOND]]]);
  });

  it('opens a gap where it is to come between', () => {
    const document = aDocument({ tracks: [video] });
    const command = placeClip(document, aClip({ id: 'next' }), { at: SECOND, mode: 'ripple' });
    expect(after(command, document)).toEqual([['video', [0, SECOND, 3 * SECOND]]]);
  });

  it.each([
    [
      aTextClip({ id: 'new' }),
      [
        ['video', [0]],
        ['text', [SECOND]],
      ],
    ],
    [
      anEffectClip({ id: 'new' }),
      [
        ['video', [0]],
        ['effect', [SECOND]],
      ],
    ],
    [
      aClip({ id: 'new', kind: 'audio', mediaId: 'upload:music' }),
      [
        ['audio', [SECOND]],
        ['video', [0]],
      ],
    ],
  ])('brings its track: %#', (clip, tracks) => {
    const document = aDocument({ tracks: [video] });
    expect(after(placeClip(document, clip, { at: SECOND, mode: 'overwrite' }), document)).toEqual(tracks);
  });

  it('covers no other title: it takes a free track, or a new one on top', () => {
    const title = aTextClip({ id: 'old', start: 0, duration: 3 * SECOND });
    const document = aDocument({ tracks: [video, aTrack({ kind: 'text', clips: [title] })] });
    const place = (at: number) =>
      after(placeClip(document, aTextClip({ id: 'new' }), { at, mode: 'overwrite' }), document).slice(1);
    expect(place(SECOND)).toEqual([
      ['text', [0]],
      ['text', [SECOND]],
    ]);
    expect(place(3 * SECOND)).toEqual([['text', [0, 3 * SECOND]]]);
  });

  it('leaves a locked track alone', () => {
    const document = aDocument({ tracks: [{ ...video, locked: true }] });
    const command = placeClip(document, aClip({ id: 'next' }), { at: 0, mode: 'append' });
    expect(after(command, document)).toEqual([
      ['video', [0]],
      ['video', [0]],
    ]);
  });
});
