import { aClip, aTrack } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';

import { trackName, trackWords } from './track-messages.ts';
import { buttonCount, togglesOf } from './track-toggles.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('calls a track by its name, or by its kind and number', () => {
  const [low, named, high] = [aTrack({ id: 'low' }), aTrack({ id: 'named', name: 'Trip' }), aTrack({ id: 'high' })];
  const sound = aTrack({ kind: 'audio' });
  const tracks = [sound, low, named, high];
  expect(tracks.map((track) => trackName(track, tracks, i18n))).toEqual(['Sound', 'Video 1', 'Trip', 'Video 2']);
});

it('says how many clips a track has and how it is treated', () => {
  const track = aTrack({ locked: true, hidden: true, clips: [aClip()] });
  expect(trackWords(track, 'Video', i18n)).toMatch(/^Video, .*, locked, hidden$/);
});

it('has a button for each switch and one for the rest', () => {
  expect(togglesOf('audio')).toEqual(['muted', 'solo', 'locked']);
  expect(buttonCount({ kind: 'text' })).toBe(3);
});
