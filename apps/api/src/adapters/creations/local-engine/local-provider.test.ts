import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { renderClip } from '@kinora/media-node';
import { planScene } from '@kinora/reading';
import type { ClipContext, ClipRequest } from '@kinora/video-providers';
import { conformsToVideoProvider } from '@kinora/video-providers/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { heavyPicture } from '../../../testing/uploads/heavy-picture.ts';
import { createLocalProvider, type LocalEngine } from './local-provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-local-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (name: string, width: number, height: number): string => {
  const path = join(folder, name);
  writeFileSync(path, heavyPicture(width, height));
  return path;
};

conformsToVideoProvider('the local preview engine', {
  create: () => createLocalProvider({ folder }),
  request: {
    id: '01940000-0000-7000-8000-0000000000ab',
    model: 'local',
    mode: 'text',
    input: { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 1, shape: '16:9', seed: 7 },
    files: {},
    watermark: true,
  },
});

const MEASURES = { resolution: '360p', seconds: 1, shape: '16:9', seed: 7 } as const;

conformsToVideoProvider('the local preview engine before a picture', {
  create: () => createLocalProvider({ folder }),
  request: {
    id: '01940000-0000-7000-8000-0000000000ac',
    model: 'local',
    mode: 'image',
    input: { ...MEASURES, first: 'an-upload', camera: 'orbit', prompt: 'snow falls' },
    files: { first: picture('first.png', 320, 180) },
    watermark: true,
  },
});

conformsToVideoProvider('the local preview engine between two pictures', {
  create: () => createLocalProvider({ folder }),
  request: {
    id: '01940000-0000-7000-8000-0000000000ad',
    model: 'local',
    mode: 'first-last',
    input: { ...MEASURES, first: 'an-upload', last: 'another' },
    files: { first: picture('one.png', 320, 180), last: picture('two.png', 150, 250) },
    watermark: false,
  },
});

const SOURCE = { width: 360, height: 640, seconds: 1 };
beforeAll(async () => {
  const plan = planScene('a paper boat', { ...MEASURES, shape: '9:16', style: 'paper' });
  const drawn = await renderClip(plan, { folder, name: 'source' });
  if (!drawn.ok) throw new Error(drawn.failure.detail);
}, 60_000);

conformsToVideoProvider('the local preview engine over a video', {
  create: () => createLocalProvider({ folder }),
  request: {
    id: '01940000-0000-7000-8000-0000000000ae',
    model: 'local',
    mode: 'video',
    input: { ...MEASURES, video: 'an-upload', pace: 'boomerang', prompt: 'as a comic in the rain' },
    files: { video: join(folder, 'source.mp4') },
    video: SOURCE,
    watermark: true,
  },
});

const context: ClipContext = {
  signal: new AbortController().signal,
  onProgress: () => {},
  externalId: null,
  keepExternalId: () => Promise.resolve(),
};
const text = { mode: 'text', input: { ...MEASURES, prompt: 'a paper boat' }, files: {} } as const;

/** How a clip ends that such an engine draws. */
async function endOf(engine: Partial<LocalEngine>, asked: Pick<ClipRequest, 'files' | 'input' | 'mode'> = text) {
  const provider = createLocalProvider({ folder, ...engine });
  const made = await provider.make({ id: 'doomed', model: 'local', watermark: true, ...asked }, context);
  return made.ok ? 'made' : made.failure.reason;
}

const torn = (): string => {
  const path = join(folder, 'torn.webp');
  writeFileSync(path, 'RIFF no picture at all');
  return path;
};

describe('what goes wrong in the local preview engine', { timeout: 60_000 }, () => {
  it('is a process that was killed', async () => {
    expect(await endOf({ limits: { onStart: (id) => process.kill(id, 'SIGKILL') } })).toBe('crashed');
  });

  it('is one that took too much memory, or too long', async () => {
    expect(await endOf({ limits: { memoryBytes: 30 * 1_048_576 } })).toBe('out-of-memory');
    expect(await endOf({ limits: { timeoutMs: 50 } })).toBe('timed-out');
  });

  it('is an ffmpeg that the operator named and nobody can run', async () => {
    expect(await endOf({ ffmpegPath: '/nowhere/ffmpeg' })).toBe('codec-missing');
  });

  it('is a picture that cannot be read', async () => {
    const input = { ...MEASURES, first: 'an-upload' };
    expect(await endOf({}, { mode: 'image', input, files: { first: torn() } })).toBe('bad-file');
  });

  it('is an effect that nobody has any more', async () => {
    expect(await endOf({}, { mode: 'effect', input: { ...MEASURES, effect: 'no-such' }, files: {} })).toBe('gone');
  });

  it('is a video that is not there any more', async () => {
    const input = { ...MEASURES, video: 'an-upload' };
    expect(await endOf({}, { mode: 'video', input, files: {} })).toBe('file-gone');
  });
});
