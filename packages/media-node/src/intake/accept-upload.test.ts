import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { UploadKind } from '@kinora/contracts/uploads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { nodeAvCodec } from '../codec/adapters/node-av-codec.ts';
import { acceptUpload, type Accepted, type IntakeResult } from './accept-upload.ts';
import { FIXTURES, pathOf } from './testing/fixture-files.ts';
import type { ExpectedVideo, Fixture } from './testing/fixture.ts';
import { colourAt, largestError, seenFrame, seenPicture } from './testing/seen-frames.ts';

/** However busy the machine is; what a refusal takes is printed. */
const PATIENT = { probingMs: 60_000 };
/** Two processes for two processors. */
const AT_ONCE = 2;

interface Taken {
  readonly result: IntakeResult;
  readonly milliseconds: number;
}

let folder: string;
const taken = new Map<string, Taken>();

async function takeAll(waiting: Fixture[]): Promise<void> {
  for (let fixture = waiting.shift(); fixture; fixture = waiting.shift()) {
    const path = await pathOf(fixture.name);
    const start = performance.now();
    const name = fixture.name.replaceAll('.', '-');
    const result = await acceptUpload(path, { ...PATIENT, folder, name, kind: fixture.kind, use: fixture.use });
    taken.set(fixture.name, { result, milliseconds: performance.now() - start });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-intake-'));
  // One after the other: some are made of others.
  for (const { name } of FIXTURES) await pathOf(name);
  const waiting = [...FIXTURES];
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeAll(waiting)));
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

const resultOf = (name: string) => taken.get(name)?.result;

function valueOf<Kind extends UploadKind>(name: string, kind: Kind) {
  const result = resultOf(name);
  if (result?.ok !== true || result.value.kind !== kind) throw new Error(`${name}: ${JSON.stringify(result)}`);
  // The kind was just looked at.
  return result.value as Extract<Accepted, { kind: Kind }>;
}

const REFUSED = FIXTURES.flatMap(({ name, verdict }) => ('refused' in verdict ? [{ name, ...verdict }] : []));
const VIDEOS = FIXTURES.flatMap(({ name, verdict }) => ('video' in verdict ? [{ name, ...verdict.video }] : []));
const SOUNDS = FIXTURES.flatMap(({ name, verdict }) => ('sound' in verdict ? [{ name, ...verdict.sound }] : []));
const PICTURES = FIXTURES.flatMap(({ name, verdict }) => ('picture' in verdict ? [{ name, ...verdict.picture }] : []));

describe('a file that is not taken', () => {
  it.each(REFUSED)('S22: is refused: $name as $refused', ({ name, refused, detail = {} }) => {
    expect(resultOf(name)).toMatchObject({ ok: false, failure: { reason: refused, detail } });
  });

  it('is refused for one of many reasons, and soon', () => {
    expect(FIXTURES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(REFUSED.map(({ refused }) => refused)).size).toBeGreaterThanOrEqual(20);
    const times = REFUSED.map(({ name }) => taken.get(name)?.milliseconds ?? 0);
    console.info(`The slowest of ${String(times.length)} refusals took ${(Math.max(...times) / 1000).toFixed(2)} s.`);
  });
});

describe('a video that is taken', () => {
  it.each(VIDEOS)('has the size, rate and length that are expected: $name', async (expected) => {
    const video = valueOf(expected.name, 'video');
    const { fps, hasSound, height, width } = expected;
    expect(video).toMatchObject({ width, height, fps, hasSound });
    expect(Math.abs(video.frames - expected.frames)).toBeLessThanOrEqual(1);
    const facts = await nodeAvCodec.probe(video.file.path);
    const picture = { codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', matrix: 'bt709', range: 'tv' };
    expect(facts).toMatchObject({ fastStart: true, video: { ...picture, width, height, fps, frames: video.frames } });
    expect(Math.abs(facts.seconds - expected.frames / fps)).toBeLessThanOrEqual(1 / fps + 0.001);
    expect(facts.audio).toEqual(hasSound ? { codec: 'aac', profile: 'LC', sampleRate: 48_000, channels: 2 } : null);
  });

  it.each(VIDEOS)('shows the card first, and its white box last: $name', async (expected) => {
    const video = valueOf(expected.name, 'video');
    expect(largestError(await seenFrame(video, 0), expected)).toBeLessThanOrEqual(expected.tolerance ?? 10);
    const last = await seenFrame(video, video.frames - 1);
    expect(largestError(last, expected)).toBeLessThanOrEqual(expected.tolerance ?? 10);
    expect(Math.min(...colourAt(last, [0.5, 0.5]))).toBeGreaterThan(235 - (expected.tolerance ?? 10));
  });

  it.each(VIDEOS.filter((video: ExpectedVideo) => video.hasSound))('can be heard: $name', async ({ name }) => {
    const { left } = await nodeAvCodec.decodeSound(valueOf(name, 'video').file.path);
    const start = left.subarray(0, 9600);
    expect(Math.sqrt(start.reduce((sum, sample) => sum + sample * sample, 0) / start.length)).toBeGreaterThan(0.2);
  });

  it('keeps no word of its maker', async () => {
    const bytes = await readFile(valueOf('words.mp4', 'video').file.path, 'latin1');
    const source = await readFile(await pathOf('words.mp4'), 'latin1');
    expect(source).toContain('<script>');
    expect(bytes).not.toMatch(/script|Lavf/);
  });

  it('tells what it was', () => {
    const { source } = valueOf('larger-than-kept.mp4', 'video');
    expect(source).toMatchObject({ format: 'mp4', codec: 'h264', width: 2400, height: 1350, droppedSound: null });
    expect(source.framesPerSecond).toBeCloseTo(24, 3);
    expect(source.seconds).toBeCloseTo(0.5, 3);
  });
});

describe('a sound that is taken', () => {
  it.each(SOUNDS)('has the length that is expected, and can be heard to its end: $name', async ({ name, seconds }) => {
    const sound = valueOf(name, 'sound');
    // An encoder of MP3 or AAC adds up to two of its frames.
    expect(Math.abs(sound.seconds - seconds)).toBeLessThanOrEqual(0.06);
    const { left, right, sampleRate } = await nodeAvCodec.decodeSound(sound.file.path);
    expect(sampleRate).toBe(48_000);
    for (const channel of [left, right]) {
      const part = channel.subarray(-14_400, -4800);
      expect(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)).toBeCloseTo(0.25, 1);
    }
  });

  it('keeps no word of its maker, and tells what it was', async () => {
    const { file, source } = valueOf('words.mp3', 'sound');
    expect(await readFile(await pathOf('words.mp3'), 'latin1')).toContain('<script>');
    expect(await readFile(file.path, 'latin1')).not.toMatch(/script|Lavf/);
    expect(source).toMatchObject({ format: 'mp3', codec: 'mp3' });
  });
});

describe('a picture that is taken', () => {
  it.each(PICTURES)('has the size and colours that are expected: $name', async (expected) => {
    const picture = valueOf(expected.name, 'picture');
    const { height, width } = expected;
    expect(picture).toMatchObject({ width, height, hasAlpha: expected.hasAlpha ?? false });
    const seen = await seenPicture(picture);
    expect(seen).toMatchObject({ width, height });
    expect(largestError(seen, expected)).toBeLessThanOrEqual(expected.tolerance ?? 10);
  });

  it('can still be seen through', async () => {
    const { pixels } = await seenPicture(valueOf('glass.png', 'picture'));
    expect(pixels[3]).toBeGreaterThan(120);
    expect(pixels[3]).toBeLessThan(136);
  });

  it('keeps no word of its maker, no place and no profile', async () => {
    for (const name of ['camera.jpg', 'wide-colours.webp', 'picture-and-archive.jpg']) {
      const bytes = await readFile(valueOf(name, 'picture').file.path, 'latin1');
      expect(bytes.slice(8, 12)).toBe('WEBP');
      expect(bytes).not.toMatch(/EXIF|ICCP|XMP |script|Canary|PK\s?[^\w\s]/);
    }
    expect(await readFile(await pathOf('camera.jpg'), 'latin1')).toContain('Canary');
  });
});

describe('the folder', () => {
  it('holds the results and nothing that was worked with', async () => {
    const expected = [
      ...VIDEOS.map(({ name }) => `${name}.mp4`),
      ...SOUNDS.map(({ name }) => `${name}.m4a`),
      ...PICTURES.map(({ name }) => `${name}.webp`),
    ];
    const files = expected.map((name) => name.replace(/\.(?=.*\.)/, '-'));
    expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
  });

  it('has files of the size and hash that are told', async () => {
    const { file } = valueOf('index-first.mp4', 'video');
    expect((await stat(file.path)).size).toBe(file.bytes);
    expect(file.sha256).toMatch(/^[\da-f]{64}$/);
  });

  it('is left empty by an intake that is cancelled, killed by its size or out of time', async () => {
    const path = await pathOf('index-first.mp4');
    const own = { ...PATIENT, folder: join(folder, 'own'), name: 'film' };
    const stopping = new AbortController();
    const cancelled = await acceptUpload(path, { ...own, signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(cancelled).toMatchObject({ ok: false, failure: { reason: 'cancelled' } });
    const large = await acceptUpload(path, { ...own, memoryBytes: 20 * 1_048_576 });
    expect(large).toMatchObject({ ok: false, failure: { reason: 'out-of-memory' } });
    const slow = await acceptUpload(path, { ...own, probingMs: 1 });
    expect(slow).toMatchObject({ ok: false, failure: { reason: 'timed-out' } });
    const late = await acceptUpload(path, { ...own, timeoutMs: 1 });
    expect(late).toMatchObject({ ok: false, failure: { reason: 'timed-out' } });
    expect(await readdir(own.folder)).toEqual([]);
  });

  it('is left empty when the server is killed meanwhile', async () => {
    const lost = join(folder, 'lost');
    const intake = JSON.stringify(new URL('./accept-upload.ts', import.meta.url).href);
    const options = JSON.stringify({ ...PATIENT, folder: lost, name: 'film' });
    const script = `import { acceptUpload } from ${intake};
      const onProgress = () => process.send('passed');
      await acceptUpload(${JSON.stringify(await pathOf('larger-than-kept.mp4'))}, { ...${options}, onProgress });`;
    const flags = ['--conditions=@kinora/source', '--input-type=module', '--eval', script];
    const server = spawn(process.execPath, flags, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(server, 'message');
    expect(await readdir(lost)).toEqual([expect.stringMatching(/^\.intake-/)]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await vi.waitFor(async () => expect(await readdir(lost)).toEqual([]), { timeout: 30_000, interval: 50 });
  });

  it('is not written through a name that is a path, nor from what is no file', async () => {
    const path = await pathOf('card.png');
    await expect(acceptUpload(path, { folder, name: '../escape' })).rejects.toThrow('a path');
    await expect(acceptUpload(path, { folder, name: '' })).rejects.toThrow('a path');
    await expect(acceptUpload(folder, { folder, name: 'folder' })).rejects.toThrow('not a file');
    const link = join(tmpdir(), `kinora-link-${String(process.pid)}`);
    await symlink(path, link);
    await expect(acceptUpload(link, { folder, name: 'link' })).rejects.toThrow('ELOOP');
    await rm(link);
  });
});
