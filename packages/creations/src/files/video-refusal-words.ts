import type { UploadRefusal } from '@kinora/contracts/uploads';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { numberIn, type RefusalDetail } from './refusal-detail.ts';
import { uploadRefusalWords } from './refusal-words.ts';

const FEW_FORMATS = msg`Choose an MP4, MOV or WebM file.`;

const otherFormat = ({ found }: RefusalDetail): MessageDescriptor =>
  typeof found === 'string' && found !== ''
    ? msg`It is ${found}, which is not supported. Export it as MP4 with H.264 and try again.`
    : msg`Its format is not supported. Export it as MP4 with H.264 and try again.`;

const notAVideo = () => msg`It is not a video. Choose an MP4, MOV or WebM file.`;

/** The sentences about videos that are not those about pictures: what the file is, and what to do. */
const WORDS: Readonly<Partial<Record<UploadRefusal, (detail: RefusalDetail) => MessageDescriptor>>> = {
  'animated-picture': () => msg`It is a moving picture, not a video. Save it as MP4 and try that file.`,
  'codec-missing': () => msg`This server cannot read videos: its operator has to install a decoder.`,
  crashed: () => msg`The server failed while it looked at it. Try again, or export it as MP4 with H.264.`,
  damaged: () =>
    msg`It is damaged and cannot be read to its end. Play it elsewhere; if that fails too, export it again.`,
  empty: () => msg`It has no content. Choose an MP4, MOV or WebM file.`,
  heic: notAVideo,
  'no-video': () => msg`There is sound in it, but no moving picture. Choose another video.`,
  'not-media': notAVideo,
  'out-of-memory': () => msg`The server ran out of memory with it. Export it smaller and try again.`,
  playlist: () => msg`It only names other files. Choose the video itself.`,
  'several-videos': () => msg`There are several videos in it. Export the one that is meant.`,
  'side-too-long': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} pixels on one side. Export it smaller and try again.`,
  svg: notAVideo,
  'timed-out': () => msg`It took the server too long to look at it. Export it smaller and try again.`,
  'too-long': (detail) =>
    msg`It is longer than ${numberIn(detail, 'most')} s. Cut out the part that is meant and try again.`,
  'too-many-frames-per-second': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} frames a second. Export it with 60 or fewer and try again.`,
  'too-many-pixels': () => msg`Its picture is too large. Export it smaller and try again.`,
  'too-many-streams': (detail) =>
    msg`It has more than ${numberIn(detail, 'most')} tracks. Export it with one of pictures and one of sound.`,
  'too-short': () => msg`It is shorter than half a second. Choose a longer one.`,
  'unsupported-codec': otherFormat,
  'unsupported-container': otherFormat,
  'wrong-kind': () => msg`It is a picture, and a video is needed here. Choose an MP4, MOV or WebM file.`,
};

const isKnown = (reason: string): reason is UploadRefusal => Object.hasOwn(WORDS, reason);

/** Reasons whose sentence is the same for every file. */
const SHARED: readonly string[] = ['cancelled', 'disk-full', 'encrypted', 'too-large-file', 'too-small', 'truncated'];

/** Why a video is not taken, and what to do; reasons of a newer server get a general sentence. */
export function videoRefusalWords(reason: string, detail: RefusalDetail): MessageDescriptor {
  if (SHARED.includes(reason)) return uploadRefusalWords(reason, detail);
  return (isKnown(reason) && WORDS[reason]?.(detail)) || FEW_FORMATS;
}
