import { TICKS_PER_SECOND, type Command, type TimelineDocument } from '@kinora/contracts/timeline';
import { clipById, run } from '@kinora/timeline';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { aLittleFilm, sampleMedia } from '../testing/sample-timelines.ts';
import { menuEntries } from './menu-entries.ts';
import type { MenuState, MenuTarget } from './menu-entry.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const SECOND = TICKS_PER_SECOND;
const film = aLittleFilm();

function aState(change: Partial<MenuState> = {}): MenuState {
  const { document = film } = change;
  const canDo = (command: Command) => {
    const plan = run(document, command, { media: sampleMedia, makeId: () => crypto.randomUUID() });
    return plan.ok && (plan.value.changes.length > 0 || command.op === 'copy');
  };
  return { document, selection: [], playhead: 0, clipboard: [], at: null, canDo, ...change };
}

const wordsOf = (state: MenuState, target: MenuTarget) =>
  menuEntries(state, target).map((portion) => portion.map(({ label }) => i18n._(label)));
const ofClip = (clipId: string, change: Partial<MenuState> = {}) =>
  wordsOf(aState({ selection: [clipId], ...change }), { kind: 'clip', clipId });

const change = (tracks: TimelineDocument['tracks']): TimelineDocument => ({ ...film, tracks });

describe('the menu of a clip', () => {
  it('has what can be done at the playhead and at the pointer', () => {
    expect(ofClip('whale', { playhead: 7 * SECOND, at: 8 * SECOND })[0]).toEqual([
      'Split at the playhead',
      'Split here',
      'Trim start to playhead',
      'Trim end to playhead',
    ]);
    expect(ofClip('whale', { at: 8 * SECOND })[0]).toEqual(['Split here']);
    expect(ofClip('whale', { playhead: 7 * SECOND, at: 7 * SECOND + 1 })[0]).not.toContain('Split here');
  });

  it('has the rest without one', () => {
    expect(ofClip('whale')).toEqual([
      ['Cut', 'Copy', 'Duplicate'],
      ['Delete and leave a gap', 'Delete and close the gap'],
      ['Settings', 'Speed…', 'Play in reverse'],
      ['Dissolve from previous clip'],
      ['Lock track'],
    ]);
  });

  it('closes the gap before it, freezes under the playhead and pastes what was copied', () => {
    const balloon = clipById(film, 'balloon');
    const words = ofClip('balloon', { playhead: 13 * SECOND, clipboard: balloon ? [balloon] : [] }).flat();
    expect(words).toEqual(
      expect.arrayContaining(['Close gap before clip', 'Freeze frame at playhead', 'Paste at the playhead']),
    );
  });

  it('binds several, and unbinds what is bound', () => {
    const several = ofClip('whale', { selection: ['whale', 'boats'] }).flat();
    expect(several).toEqual(expect.arrayContaining(['Link', 'Group']));
    expect(several).not.toContain('Unlink');
    const bound = change(
      film.tracks.map((track) => ({
        ...track,
        clips: track.clips.map((clip) => ({ ...clip, linkId: null, groupId: clip.id === 'whale' ? 'g' : null })),
      })),
    );
    expect(ofClip('whale', { document: bound }).flat()).toContain('Ungroup');
  });

  it('names its transition, and has no speed for a title', () => {
    const transition = { id: 'soft', leftId: 'sea-clip', rightId: 'whale', duration: SECOND, kind: 'cross-dissolve' };
    const document: TimelineDocument = { ...film, transitions: [{ ...transition, kind: 'cross-dissolve' }] };
    expect(ofClip('sea-clip', { document }).flat()).toContain('Remove transition at end');
    expect(ofClip('whale', { document }).flat()).toContain('Remove transition at start');
    expect(ofClip('day').flat()).not.toContain('Speed…');
  });

  it('leaves out what a locked track refuses', () => {
    const document = change(film.tracks.map((track) => ({ ...track, locked: true })));
    expect(ofClip('whale', { document, playhead: 7 * SECOND, at: 8 * SECOND })).toEqual([
      ['Copy'],
      ['Settings'],
      ['Unlock track'],
    ]);
  });

  it('is empty for a clip that is gone', () => expect(ofClip('gone')).toEqual([]));
});

const gap = (trackId: string | null, more: Partial<MenuState> = {}) => wordsOf(aState(more), { kind: 'gap', trackId });

describe('the menu of a free place', () => {
  it('closes the gap there, and treats the track', () => {
    expect(gap('video', { at: 11 * SECOND })).toEqual([
      ['Close gap'],
      ['Add marker here', 'Select all clips'],
      ['Mute track', 'Hide track', 'Lock track'],
      ['Rename track', 'Move track up', 'Move track down', 'Add similar track', 'Remove track'],
    ]);
    expect(gap('video', { at: 30 * SECOND }).flat()).not.toContain('Close gap');
  });

  it('pastes there', () => {
    const clipboard = film.tracks.flatMap(({ clips }) => clips).slice(0, 1);
    expect(gap('video', { at: 11 * SECOND, clipboard })[0]).toEqual([
      'Close gap',
      'Paste at the playhead',
      'Paste here',
    ]);
  });

  it('adds tracks below all of them', () => {
    const words = ['Add video track', 'Add sound track', 'Add title track', 'Add effect track'];
    expect(gap(null).at(-1)).toEqual(words);
  });
});

describe('the menu of a marker', () => {
  it('names it, moves it to the playhead, removes it and gives it another colour', () => {
    const target = { kind: 'marker', markerId: 'mark' } as const;
    expect(wordsOf(aState(), target)).toEqual([
      ['Rename marker', 'Move to playhead', 'Remove marker'],
      ['Amber', 'Rose', 'Violet', 'Green', 'Red'],
    ]);
    expect(wordsOf(aState({ playhead: 12 * SECOND }), target).flat()).not.toContain('Move to playhead');
    expect(wordsOf(aState(), { kind: 'marker', markerId: 'gone' })).toEqual([]);
  });
});

describe('the menu of a head', () => {
  it('says what is switched on, and stays within the tracks', () => {
    expect(wordsOf(aState(), { kind: 'head', trackId: 'sea' })).toEqual([
      ['Unmute track', 'Solo track', 'Lock track'],
      ['Rename track', 'Move track up', 'Add similar track', 'Remove track'],
    ]);
    expect(wordsOf(aState(), { kind: 'head', trackId: 'text' }).flat()).not.toContain('Move track up');
    expect(wordsOf(aState(), { kind: 'head', trackId: 'gone' })).toEqual([]);
  });
});
