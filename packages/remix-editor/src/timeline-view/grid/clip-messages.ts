import { TICKS_PER_SECOND, type Clip, type TimelineDocument } from '@kinora/contracts/timeline';
import { clipsSharing, formatTimecode } from '@kinora/timeline';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const KIND_WORDS: Readonly<Record<Clip['kind'], MessageDescriptor>> = {
  video: msg`video`,
  image: msg`image`,
  audio: msg`sound`,
  text: msg`title`,
  effect: msg`effect`,
};

export const clipKindWords = ({ kind }: Clip, i18n: I18n): string => i18n._(KIND_WORDS[kind]);

/** What a clip is called: a title by its words. */
export const clipTitle = (clip: Clip, i18n: I18n): string =>
  (clip.kind === 'text' ? clip.text.replaceAll(/\s+/g, ' ') : clip.name) || clipKindWords(clip, i18n);

/** A length in words, with hundredths where there are any. */
export function lengthWords(ticks: number, i18n: I18n): string {
  const seconds = Math.round((ticks / TICKS_PER_SECOND) * 100) / 100;
  return i18n._(msg`${plural(seconds, { one: '# second', other: '# seconds' })}`);
}

/** All that a picture of a clip tells: "fox, video, starts 00:00:12:05, 3 seconds, linked to fox sound". */
export function clipWords(clip: Clip, document: TimelineDocument, i18n: I18n): string {
  const code = formatTimecode(clip.start, document.rate);
  const linked = clip.linkId === null ? [] : clipsSharing(document, 'linkId', clip.linkId);
  const links = linked.flatMap(({ clip: other }) => {
    if (other.id === clip.id) return [];
    const name = `${clipTitle(other, i18n)} ${clipKindWords(other, i18n)}`;
    return [i18n._(msg`linked to ${name}`)];
  });
  const starts = i18n._(msg`starts ${code}`);
  return [clipTitle(clip, i18n), clipKindWords(clip, i18n), starts, lengthWords(clip.duration, i18n), ...links].join(
    ', ',
  );
}
