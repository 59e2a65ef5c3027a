import type { UploadRefusal } from '@kinora/contracts/uploads';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { numberIn, type RefusalDetail } from './refusal-detail.ts';
import { uploadRefusalWords } from './refusal-messages.ts';
import { videoRefusalWords } from './video-refusal-messages.ts';

const MINUTE = 60;
const GIGABYTE = 1_000_000_000;

const ACCEPTED = msg`Choose a video (MP4, MOV, WebM), audio (WAV, MP3, M4A, OGG, FLAC) or an image (PNG, JPEG, WebP, AVIF).`;

const otherFormat = ({ found }: RefusalDetail): MessageDescriptor =>
  typeof found === 'string' && found !== ''
    ? msg`${found} isn’t supported. Export video as MP4 with H.264, and audio as WAV or MP3.`
    : msg`This format isn’t supported. Export video as MP4 with H.264, and audio as WAV or MP3.`;

/** The sentences that differ where anything may be brought. */
const WORDS: Readonly<Partial<Record<UploadRefusal, (detail: RefusalDetail) => MessageDescriptor>>> = {
  empty: () => msg`It’s empty. Export or download it again.`,
  'no-video': () => ACCEPTED,
  'not-media': () => ACCEPTED,
  'too-large-file': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / GIGABYTE);
    return most > 0
      ? msg`It’s larger than ${most} GB. Export a smaller version.`
      : msg`It’s too large. Export a smaller version.`;
  },
  'too-long': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / MINUTE);
    return most > 0
      ? msg`It’s longer than ${most} minutes. Split it and upload the parts.`
      : msg`It’s too long. Split it and upload the parts.`;
  },
  'too-short': () => msg`It’s too short to edit. Choose a longer one.`,
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
