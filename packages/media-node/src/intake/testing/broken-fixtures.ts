import { createHash } from 'node:crypto';
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';

import { AV_PIX_FMT_YUV422P10LE } from 'node-av/constants';

import { findBox, SAMPLE_TABLE, withContent, withNumber } from './edit-boxes.ts';
import type { Fixture, Verdict } from './fixture.ts';
import { makeFilm, type FilmRecipe } from './make-film.ts';

const BASE = 'index-at-end.mp4';
const FIRST = 'index-first.mp4';

const refused = (name: string, reason: Extract<Verdict, { refused: unknown }>['refused'], write: Fixture['write']) => ({
  name,
  write,
  verdict: { refused: reason },
});

/** A film that is whole in itself, and still not taken. */
const film = (name: string, reason: Parameters<typeof refused>[1], recipe: FilmRecipe): Fixture =>
  refused(name, reason, (file) => makeFilm(file, { width: 64, height: 64, sound: null, seconds: 0.5, ...recipe }));

/** Another fixture with some of its bytes exchanged. */
const changed = (
  name: string,
  reason: Parameters<typeof refused>[1],
  [from, change]: [string, (bytes: Buffer) => Buffer],
) => refused(name, reason, async (file, made) => writeFile(file, change(await readFile(await made(from)))));

/** Bytes that look like nothing and are the same every time. */
export function noise(length: number): Buffer {
  const pieces: Buffer[] = [];
  for (let index = 0; index * 32 < length; index += 1) {
    pieces.push(
      createHash('sha256')
        .update(`noise ${String(index)}`)
        .digest(),
    );
  }
  return Buffer.concat(pieces).subarray(0, length);
}

const cut = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));

function scrambled(bytes: Buffer): Buffer {
  const { end, start } = findBox(bytes, ['mdat']);
  const copy = Buffer.from(bytes);
  noise(end - start - 200).copy(copy, start + 200);
  return copy;
}

/** The box of the media says that it is four exbibytes long. */
function endless(bytes: Buffer): Buffer {
  const { start } = findBox(bytes, ['mdat']);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write('mdat', 4, 'latin1');
  head.writeBigUInt64BE(2n ** 62n, 8);
  return Buffer.concat([bytes.subarray(0, start), head, bytes.subarray(start + 8)]);
}

/** The frame of a VP8 film says that it is 16383 pixels wide and high, its container 160 x 90. */
function swollen(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  copy.writeUInt32LE(0x3fff_3fff, at + 3);
  return copy;
}

function shortened(bytes: Buffer): Buffer {
  const inHeader = withNumber(bytes, ['moov', 'mvhd'], [24, 1000]);
  const inTrack = withNumber(inHeader, ['moov', 'trak', 'tkhd'], [28, 1000]);
  return withNumber(inTrack, ['moov', 'trak', 'mdia', 'mdhd'], [24, 12_288]);
}

/** The media of the film are said to stand in another file: a QuickTime alias with an absolute path. */
function elsewhere(bytes: Buffer): Buffer {
  const path = Buffer.from('/etc/hostname\u0000');
  const records = 162;
  const alias = Buffer.alloc(records + 4 + path.length + 4);
  alias.writeUInt32BE(alias.length);
  alias.write('alis', 4, 'latin1');
  alias.write('\u0004disk', 22, 'latin1');
  alias.write('\u0008hostname', 62, 'latin1');
  alias.writeUInt16BE(2, records);
  alias.writeUInt16BE(path.length, records + 2);
  path.copy(alias, records + 4);
  alias.writeUInt16BE(0xffff, records + 4 + path.length);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(1, 4);
  return withContent(bytes, ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref'], Buffer.concat([head, alias]));
}

const sizes = (width: number, height: number) => (bytes: Buffer) => {
  const { start } = findBox(bytes, [...SAMPLE_TABLE, 'stsd']);
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(width, start + 16 + 32);
  copy.writeUInt16BE(height, start + 16 + 34);
  return copy;
};

const MANY = 0xffff_fff0;
const KEY = '76a6c65c5ea762046bd749a2e632ccbb';
const LOCK = {
  encryption_scheme: 'cenc-aes-ctr',
  encryption_key: KEY,
  encryption_kid: 'a7e61c373e219033c21091fa607bf3b8',
};

const BROKEN: readonly Fixture[] = [
  changed('cut-in-the-media.mp4', 'truncated', [FIRST, cut(0.6)]),
  changed('cut-before-the-index.mp4', 'truncated', [BASE, cut(0.6)]),
  changed('cut.webm', 'truncated', ['opus.webm', cut(0.6)]),
  changed('cut-fragment.mp4', 'truncated', ['fragmented.mp4', cut(0.9)]),
  changed('scrambled.mp4', 'damaged', [BASE, scrambled]),
  changed('noise-behind-its-head.mp4', 'damaged', [
    BASE,
    (bytes) => Buffer.concat([bytes.subarray(0, 32), noise(4096)]),
  ]),
  changed('endless-box.mp4', 'damaged', [FIRST, endless]),
  changed('stts-bomb.mp4', 'damaged', [BASE, (bytes) => withNumber(bytes, [...SAMPLE_TABLE, 'stts'], [12, MANY])]),
  changed('stsz-bomb.mp4', 'damaged', [BASE, (bytes) => withNumber(bytes, [...SAMPLE_TABLE, 'stsz'], [16, MANY])]),
  changed('stco-elsewhere.mp4', 'damaged', [BASE, (bytes) => withNumber(bytes, [...SAMPLE_TABLE, 'stco'], [16, MANY])]),
  changed('swollen-frame.webm', 'damaged', ['vp8.webm', swollen]),
  changed('elsewhere.mov', 'damaged', ['quicktime.mov', elsewhere]),
  film('locked.mp4', 'encrypted', { muxerOptions: LOCK }),
];

const UNFIT: readonly Fixture[] = [
  changed('huge-frame.mp4', 'too-many-pixels', [BASE, sizes(16_384, 8704)]),
  film('long-side.mp4', 'side-too-long', { width: 4112 }),
  film('two-pixels.mp4', 'too-small', { width: 2, height: 2 }),
  film('stripe.mp4', 'too-small', { width: 4096, height: 16 }),
  film('a-day.mp4', 'too-long', { showAt: (index) => index * 7854 * 24 }),
  changed('a-day-that-lies.mp4', 'too-long', ['a-day.mp4', shortened]),
  film('thousand-a-second.mp4', 'too-many-frames-per-second', { width: 32, height: 32, fps: 1000 }),
  film('three-frames.mp4', 'too-short', { seconds: 0.125 }),
  film('one-frame.mp4', 'too-short', { seconds: 0.04 }),
  film('sound-alone.mp4', 'no-video', { codec: null, sound: 'aac' }),
  film('two-films.mp4', 'several-videos', { videos: 2 }),
  film('many-tracks.mp4', 'too-many-streams', { videos: 17, seconds: 0.1, codec: 'mpeg4' }),
  film('mpeg4.mp4', 'unsupported-codec', { codec: 'mpeg4' }),
  film('prores.mov', 'unsupported-codec', { muxer: 'mov', codec: 'prores_ks', pixelFormat: AV_PIX_FMT_YUV422P10LE }),
  film('old.avi', 'unsupported-container', { muxer: 'avi', codec: 'mpeg4' }),
  film('matroska.mkv', 'unsupported-container', { muxer: 'matroska' }),
  film('matroska-called.webm', 'unsupported-container', { muxer: 'matroska' }),
  film('phone.3gp', 'unsupported-container', { muxer: '3gp' }),
  film('broadcast.ts', 'unsupported-container', { muxer: 'mpegts' }),
  {
    ...refused('film-for-a-picture.mp4', 'wrong-kind', async (file, made) => copyFile(await made(BASE), file)),
    kind: 'picture',
  },
  refused('too-large.mp4', 'too-large-file', async (file, made) => {
    await copyFile(await made(BASE), file);
    await truncate(file, 201 * 1_048_576);
  }),
];

export const BROKEN_FIXTURES: readonly Fixture[] = [...BROKEN, ...UNFIT];
