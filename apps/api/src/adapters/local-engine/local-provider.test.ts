import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { planScene } from '@kinora/media-core';
import { renderClip } from '@kinora/media-node';
import { conformsToVideoProvider } from '@kinora/video-providers/conformance';
import { afterAll, beforeAll } from 'vitest';

import { heavyPicture } from '../../testing/heavy-picture.ts';
import { createLocalProvider } from './local-provider.ts';

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
    input: { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 3, shape: '16:9', seed: 7 },
    files: {},
    watermark: true,
  },
});

const MEASURES = { resolution: '360p', seconds: 3, shape: '16:9', seed: 7 } as const;

conformsToVideoProvider('the local preview engine before a picture', {
  create: () => createLocalProvider({ folder }),
  request: {
    id: '01940000-0000-7000-8000-0000000000ac',
    model: 'local',
    mode: 'image',
    input: { ...MEASURES, first: 'an-upload', camera: 'orbit', prompt: 'snow falls' },
    files: { first: picture('first.png', 640, 360) },
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
    files: { first: picture('one.png', 640, 360), last: picture('two.png', 300, 500) },
    watermark: false,
  },
});

const SOURCE = { width: 360, height: 640, seconds: 3 };
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
