import type { UploadRefusal } from '@kinora/contracts/uploads';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { numberIn, type RefusalDetail } from './refusal-detail.ts';
import { uploadRefusalWords } from './refusal-words.ts';
import { videoRefusalWords } from './video-refusal-words.ts';

const MINUTE = 60;
const GIGABYTE = 1_000_000_000;

const ACCEPTED = msg`Choose a video (MP4, MOV, WebM), a sound (WAV, MP3, M4A, OGG, FLAC) or a picture (PNG, JPEG, WebP, AVIF).`;

const otherFormat = ({ found }: RefusalDetail): MessageDescriptor =>
  typeof found === 'string' && found !== ''
    ? msg`It’s ${found}, which isn’t supported. Export videos as MP4 with H.264, and sounds as WAV or MP3.`
    : msg`Its format isn’t supported. Export videos as MP4 with H.264, and sounds as WAV or MP3.`;

/** The sentences that differ where anything may be brought. */
const WORDS: Readonly<Partial<Record<UploadRefusal, (detail: RefusalDetail) => MessageDescriptor>>> = {
  empty: () => msg`It’s empty. Export or download it again.`,
  'no-video': () => ACCEPTED,
  'not-media': () => ACCEPTED,
  'too-large-file': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / GIGABYTE);
    return most > 0 ? msg`It’s larger than ${most} GB. Export it smaller.` : msg`It’s too large. Export it smaller.`;
  },
  'too-long': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / MINUTE);
    return most > 0
      ? msg`It’s longer than ${most} minutes. Cut it into parts and upload those.`
      : msg`It’s too long. Cut it into parts and upload those.`;
  },
  'too-short': () => msg`It’s too short to be cut. Choose a longer one.`,
  'unsupported-codec': otherFormat,
  'unsupported-container': otherFormat,
  'wrong-kind': () => ACCEPTED,
};

/** Reasons that only pictures have. */
const OF_PICTURES: readonly string[] = ['heic', 'svg', 'animated-picture'];

const isKnown = (reason: string): reason is UploadRefusal => Object.hasOwn(WORDS, reason);

/** Why a file can’t go on a timeline, and what to do. */
export function timelineRefusalMessage(reason: string, detail: RefusalDetail): MessageDescriptor {
  if (OF_PICTURES.includes(reason)) return uploadRefusalWords(reason, detail);
  return (isKnown(reason) && WORDS[reason]?.(detail)) || videoRefusalWords(reason, detail);
}
