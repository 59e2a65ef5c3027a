import type { Track, TrackKind } from '@kinora/contracts/timeline';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const KIND_WORDS = {
  video: msg`Video`,
  audio: msg`Sound`,
  text: msg`Titles`,
  effect: msg`Effects`,
} as const;

const kindWords = (kind: TrackKind, i18n: I18n): string => i18n._(KIND_WORDS[kind]);

/** A track's name, or its kind; of several of a kind with its number from below. */
export function trackName(track: Track, tracks: readonly Track[], i18n: I18n): string {
  if (track.name !== '') return track.name;
  const alike = tracks.filter(({ kind, name }) => kind === track.kind && name === '');
  const words = kindWords(track.kind, i18n);
  return alike.length > 1 ? `${words} ${alike.findIndex(({ id }) => id === track.id) + 1}` : words;
}

/** A track in words: "Video 1, 12 clips, locked". */
export function trackWords(track: Track, name: string, i18n: I18n): string {
  const states = [
    track.locked ? msg`locked` : null,
    track.muted ? msg`muted` : null,
    track.solo ? msg`solo` : null,
    track.hidden ? msg`hidden` : null,
  ];
  const count = track.clips.length;
  const clips = msg`${plural(count, { one: '# clip', other: '# clips' })}`;
  return [name, i18n._(clips), ...states.flatMap((state) => (state ? i18n._(state) : []))].join(', ');
}
