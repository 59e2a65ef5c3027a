import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { performJob } from '../child/perform-job.ts';
import { mediaProblem } from '../codec/media-problem.ts';
import type { TransformJob } from '../render-job.ts';
import { aSceneJob, aWatch, jobFiles } from '../testing/a-job.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { UNCHANGED } from './transform-spec.ts';
import { readerOfUserFile, type SourceReader } from './user-file-reader.ts';

const PATIENCE_MS = 60_000;

let folder: string;
let whole: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-given-'));
  const files = jobFiles(folder, ['clip', 'poster']);
  const drawn = await performJob(aSceneJob(folder, { files, plan: aTinyPlan({ watermark: false }) }), aWatch());
  if (!drawn.ok) throw new Error(drawn.failure.detail);
  whole = await readFile(files.clip.file);
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

/** Drawing a video again of these bytes. */
async function drawnFrom(bytes: Buffer, change: Partial<TransformJob> = {}) {
  const home = await mkdtemp(join(folder, 'drawn-'));
  const source = join(home, 'source.mp4');
  await writeFile(source, bytes);
  const files = jobFiles(home, ['clip', 'poster']);
  const job = { plan: UNCHANGED, source, watermark: false, files, credentials: null, ffmpegPath: null, ...change };
  return performJob({ kind: 'transform', ...job }, aWatch());
}

/** The media is there as the index says, and means nothing. */
function withoutSense(bytes: Buffer): Buffer {
  const media = bytes.indexOf('mdat', 0, 'latin1') + 4;
  return Buffer.concat([bytes.subarray(0, media), Buffer.alloc(bytes.length - media, 0x5a)]);
}

const cut = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));

describe('a video that is drawn anew', { timeout: PATIENCE_MS }, () => {
  it('is drawn when all of it is there', async () => {
    expect(await drawnFrom(whole)).toMatchObject({ ok: true, value: { frames: 12 } });
  });

  it.each([
    ['is cut off in its media', cut(0.7)],
    ['is cut off in its index', cut(0.02)],
    ['has no sense in it', withoutSense],
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('<html>'.repeat(500))],
  ])('is the reason when it %s', async (_, broken) => {
    const drawn = await drawnFrom(broken(whole));
    expect(drawn).toMatchObject({ ok: false, failure: { kind: 'bad-file' } });
  });

  it('is not the reason when our copy of it is gone, or what we write breaks', async () => {
    const gone = await drawnFrom(whole, { source: join(folder, 'gone.mp4') });
    expect(gone).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
    const nowhere = join(folder, 'no-such-folder');
    const files = jobFiles(nowhere, ['clip', 'poster']);
    expect(await drawnFrom(whole, { files })).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  });
});

/** A codec that cannot read anything. */
const throwing = (error: Error): SourceReader => ({
  async probe() {
    throw error;
  },
  async decodeSound() {
    throw error;
  },
  // oxlint-disable-next-line require-yield
  async *readSound() {
    throw error;
  },
  // oxlint-disable-next-line require-yield
  async *readFrames() {
    throw error;
  },
  // oxlint-disable-next-line require-yield
  async *readNative() {
    throw error;
  },
});

async function codeOf(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const thrownBy = async (error: Error) => {
  const reader = readerOfUserFile(throwing(error));
  const frame = reader.readFrames('film.mp4', { width: 2, height: 2 })[Symbol.asyncIterator]().next();
  const native = reader.readNative('film.mp4', 0)[Symbol.asyncIterator]().next();
  const reads = [reader.probe('film.mp4'), reader.decodeSound('film.mp4'), frame, native];
  return Promise.all(reads.map(codeOf));
};

describe('what a codec throws while it reads', () => {
  it('is about the file when the media is to blame', async () => {
    expect(await thrownBy(mediaProblem('decoding: Invalid data', 'EMEDIA'))).toEqual(Array(4).fill('EBADFILE'));
  });

  it('stays as it is when the machine is', async () => {
    expect(await thrownBy(mediaProblem('ffmpeg was ended by SIGKILL', 'EBROKEN'))).toEqual(Array(4).fill('EBROKEN'));
    expect(await thrownBy(mediaProblem('no room', 'ENOSPC'))).toEqual(Array(4).fill('ENOSPC'));
  });
});
