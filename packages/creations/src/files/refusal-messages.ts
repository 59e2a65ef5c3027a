import type { UploadRefusal } from '@kinora/contracts/uploads';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { numberIn, type RefusalDetail } from './refusal-detail.ts';

type WordsOf = (detail: RefusalDetail) => MessageDescriptor;

const MEGABYTE = 1_048_576;

const textIn = (detail: RefusalDetail, name: string): string => {
  const value = detail[name];
  return typeof value === 'string' ? value : '';
};

const sizeWords = (detail: RefusalDetail, words: (width: number, height: number) => MessageDescriptor) =>
  words(numberIn(detail, 'width'), numberIn(detail, 'height'));

const damaged = () => msg`It’s damaged. Open it in an image editor, save a new copy and try that.`;

const otherFormat: WordsOf = (detail) => {
  const found = textIn(detail, 'found');
  return found === ''
    ? msg`This format isn’t supported. Save it as JPEG or PNG and try again.`
    : msg`${found} isn’t supported. Save it as JPEG or PNG and try again.`;
};

const tooMany =
  (words: MessageDescriptor): WordsOf =>
  () =>
    words;

/** The sentence of every reason: what the file is, and what to do. A new reason stops compiling here. */
const WORDS: Readonly<Record<UploadRefusal, WordsOf>> = {
  'animated-picture': () => msg`It’s animated. Save one frame as JPEG or PNG and try that.`,
  cancelled: () => msg`The server stopped while checking it. Try again.`,
  'codec-missing': () =>
    msg`This server can’t read this kind of image until its operator installs a decoder. Save it as JPEG or PNG and try again.`,
  crashed: () => msg`Something went wrong while checking it. Try again, or save it as JPEG and try that.`,
  damaged,
  'disk-full': () => msg`The server is out of space. Its operator needs to free some up. Try again later.`,
  empty: () => msg`It’s empty. Choose a PNG, JPEG, WebP or AVIF file.`,
  encrypted: () => msg`It’s protected and can’t be read. Choose an unprotected copy.`,
  heic: () => msg`HEIC isn’t supported. Save it as JPEG and try again.`,
  'no-video': () => msg`It has no image in it. Choose a PNG, JPEG, WebP or AVIF file.`,
  'not-media': () => msg`It isn’t an image. Choose a PNG, JPEG, WebP or AVIF file.`,
  'out-of-memory': () => msg`It needs more memory than the server has. Make it smaller and try again.`,
  playlist: () => msg`It only points to other files. Choose the image itself.`,
  'several-videos': tooMany(msg`It contains several videos. Choose a PNG, JPEG, WebP or AVIF file.`),
  'side-too-long': (detail) => {
    const most = numberIn(detail, 'most');
    return sizeWords(
      detail,
      (width, height) =>
        msg`It’s ${width} × ${height} pixels. Each side can have up to ${most}. Make it smaller and try again.`,
    );
  },
  svg: () => msg`SVG isn’t supported. Save it as PNG and try again.`,
  'timed-out': () => msg`It took too long to check. Make it smaller or save it as JPEG, then try again.`,
  'too-large-file': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / MEGABYTE);
    return most > 0
      ? msg`It’s larger than ${most} MB. Make it smaller and try again.`
      : msg`It’s too large. Make it smaller and try again.`;
  },
  'too-long': () => msg`It’s a video, and too long. Choose a PNG, JPEG, WebP or AVIF file.`,
  'too-many-frames-per-second': tooMany(msg`It’s a video with too many frames per second. Choose a still image.`),
  'too-many-pixels': (detail) =>
    sizeWords(
      detail,
      (width, height) => msg`It’s ${width} × ${height} pixels, which is too large. Make it smaller and try again.`,
    ),
  'too-many-streams': tooMany(msg`It has too many tracks. Choose a PNG, JPEG, WebP or AVIF file.`),
  'too-short': () => msg`It’s a video, and too short. Choose a PNG, JPEG, WebP or AVIF file.`,
  'too-small': (detail) => {
    const least = numberIn(detail, 'least');
    return sizeWords(
      detail,
      (width, height) =>
        msg`It’s ${width} × ${height} pixels. Each side needs at least ${least}. Choose a larger image.`,
    );
  },
  truncated: () => msg`It’s incomplete. Copy or download it again and try the new file.`,
  'unsupported-codec': otherFormat,
  'unsupported-container': otherFormat,
  'wrong-kind': () => msg`It’s a video. Choose an image: PNG, JPEG, WebP or AVIF.`,
};

const isKnown = (reason: string): reason is UploadRefusal => Object.hasOwn(WORDS, reason);

/** Why a picture is not taken, and what to do; reasons of a newer server get a general sentence. */
export function uploadRefusalWords(reason: string, detail: RefusalDetail): MessageDescriptor {
  if (isKnown(reason)) return WORDS[reason](detail);
  return msg`It can’t be used. Save it as JPEG or PNG and try again, or choose another image.`;
}
