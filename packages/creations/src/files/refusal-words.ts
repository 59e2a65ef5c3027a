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

const damaged = () =>
  msg`It is damaged and cannot be read to its end. Open it in a picture program, save it again and try that file.`;

const otherFormat: WordsOf = (detail) => {
  const found = textIn(detail, 'found');
  return found === ''
    ? msg`Its format is not supported. Save it as JPEG or PNG and try again.`
    : msg`It is ${found}, which is not supported. Save it as JPEG or PNG and try again.`;
};

const tooMany =
  (words: MessageDescriptor): WordsOf =>
  () =>
    words;

/** The sentence of every reason: what the file is, and what to do. A new reason stops compiling here. */
const WORDS: Readonly<Record<UploadRefusal, WordsOf>> = {
  'animated-picture': () => msg`It moves. Save one picture of it as JPEG or PNG and try that file.`,
  cancelled: () => msg`The server stopped while it looked at it. Try again.`,
  'codec-missing': () =>
    msg`This server cannot read pictures of this kind: its operator has to install a decoder. Save it as JPEG or PNG and try again.`,
  crashed: () => msg`The server failed while it looked at it. Try again, or save it as JPEG and try that file.`,
  damaged,
  'disk-full': () => msg`The server has no room for it right now. Its operator has to make room; try again later.`,
  empty: () => msg`It has no content. Choose a PNG, JPEG, WebP or AVIF file.`,
  encrypted: () => msg`It is protected and cannot be read. Choose a copy without protection.`,
  heic: () => msg`It is HEIC, which is not supported. Save it as JPEG and try again.`,
  'no-video': () => msg`There is no picture in it. Choose a PNG, JPEG, WebP or AVIF file.`,
  'not-media': () => msg`It is not a picture. Choose a PNG, JPEG, WebP or AVIF file.`,
  'out-of-memory': () => msg`The server ran out of memory with it. Save it smaller and try again.`,
  playlist: () => msg`It only names other files. Choose the picture itself.`,
  'several-videos': tooMany(msg`There are several films in it. Choose a PNG, JPEG, WebP or AVIF file.`),
  'side-too-long': (detail) => {
    const most = numberIn(detail, 'most');
    return sizeWords(
      detail,
      (width, height) =>
        msg`It is ${width} × ${height} pixels, and no side may have more than ${most}. Save it smaller and try again.`,
    );
  },
  svg: () => msg`It is SVG, a drawing made of lines. Save it as PNG and try again.`,
  'timed-out': () => msg`It took the server too long to look at it. Save it smaller or as JPEG and try again.`,
  'too-large-file': (detail) => {
    const most = Math.floor(numberIn(detail, 'most') / MEGABYTE);
    return most > 0
      ? msg`It is larger than ${most} MB. Save it smaller and try again.`
      : msg`It is too large. Save it smaller and try again.`;
  },
  'too-long': () => msg`It is a film, and too long. Choose a PNG, JPEG, WebP or AVIF file.`,
  'too-many-frames-per-second': tooMany(msg`It is a film with too many pictures a second. Choose a still picture.`),
  'too-many-pixels': (detail) =>
    sizeWords(
      detail,
      (width, height) => msg`It is ${width} × ${height} pixels, which is too many. Save it smaller and try again.`,
    ),
  'too-many-streams': tooMany(msg`There are too many tracks in it. Choose a PNG, JPEG, WebP or AVIF file.`),
  'too-short': () => msg`It is a film, and too short. Choose a PNG, JPEG, WebP or AVIF file.`,
  'too-small': (detail) => {
    const least = numberIn(detail, 'least');
    return sizeWords(
      detail,
      (width, height) =>
        msg`It is ${width} × ${height} pixels, and no side may have fewer than ${least}. Choose a larger picture.`,
    );
  },
  truncated: () => msg`It is not complete: it stops before its end. Copy or download it again and try that file.`,
  'unsupported-codec': otherFormat,
  'unsupported-container': otherFormat,
  'wrong-kind': () => msg`It is a film, and a picture is needed here. Choose a PNG, JPEG, WebP or AVIF file.`,
};

const isKnown = (reason: string): reason is UploadRefusal => Object.hasOwn(WORDS, reason);

/** Why a picture is not taken, and what to do; reasons of a newer server get a general sentence. */
export function uploadRefusalWords(reason: string, detail: RefusalDetail): MessageDescriptor {
  if (isKnown(reason)) return WORDS[reason](detail);
  return msg`The server does not take it. Save it as JPEG or PNG and try again, or choose another picture.`;
}
