import type { UploadRefusal } from '@kinora/contracts/uploads';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { numberIn, type RefusalDetail } from './refusal-detail.ts';
import { uploadRefusalWords } from './refusal-messages.ts';

const FEW_FORMATS = msg`Choose an MP4, MOV or WebM file.`;

const otherFormat = ({ found }: RefusalDetail): MessageDescriptor =>
  typeof found === 'string' && found !== ''
    ? msg`${found} isn’t supported. Export it as MP4 with H.264 and try again.`
    : msg`This format isn’t supported. Export it as MP4 with H.264 and try again.`;

const notAVideo = () => msg`It isn’t a video. Choose an MP4, MOV or WebM file.`;

/** The sentences about videos that are not those about pictures: what the file is, and what to do. */
const WORDS: Readonly<Partial<Record<UploadRefusal, (detail: RefusalDetail) => MessageDescriptor>>> = {
  'animated-picture': () => msg`It’s an animated image, not a video. Save it as MP4 and try that.`,
  'codec-missing': () => msg`This server can’t read videos until its operator installs a decoder.`,
  crashed: () => msg`Something went wrong while checking it. Try again, or export it as MP4 with H.264.`,
  damaged: () => msg`It’s damaged. Export it again and try the new file.`,
  empty: () => msg`It’s empty. Choose an MP4, MOV or WebM file.`,
  heic: notAVideo,
  'no-video': () => msg`It has sound but no video. Choose another file.`,
  'not-media': notAVideo,
  'out-of-memory': () => msg`It needs more memory than the server has. Export a smaller version and try again.`,
  playlist: () => msg`It only points to other files. Choose the video itself.`,
  'several-videos': () => msg`It contains several videos. Export just the one you want.`,
  'side-too-long': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} pixels on one side. Export a smaller version and try again.`,
  svg: notAVideo,
  'timed-out': () => msg`It took too long to check. Export a smaller version and try again.`,
  'too-long': (detail) =>
    msg`It’s longer than ${numberIn(detail, 'most')} s. Trim it to the part you want and try again.`,
  'too-many-frames-per-second': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} frames per second. Export it at 60 or fewer and try again.`,
  'too-many-pixels': () => msg`Its resolution is too high. Export a smaller version and try again.`,
  'too-many-streams': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} tracks. Export it with one video and one audio track.`,
  'too-short': () => msg`It’s shorter than half a second. Choose a longer one.`,
  'unsupported-codec': otherFormat,
  'unsupported-container': otherFormat,
  'wrong-kind': () => msg`It’s an image. Choose a video: MP4, MOV or WebM.`,
};

const isKnown = (reason: string): reason is UploadRefusal => Object.hasOwn(WORDS, reason);

/** Reasons whose sentence is the same for every file. */
const SHARED: readonly string[] = ['cancelled', 'disk-full', 'encrypted', 'too-large-file', 'too-small', 'truncated'];

/** Why a video is not taken, and what to do; reasons of a newer server get a general sentence. */
export function videoRefusalWords(reason: string, detail: RefusalDetail): MessageDescriptor {
  if (SHARED.includes(reason)) return uploadRefusalWords(reason, detail);
  return (isKnown(reason) && WORDS[reason]?.(detail)) || FEW_FORMATS;
}
