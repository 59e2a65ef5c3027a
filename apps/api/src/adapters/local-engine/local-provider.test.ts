import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { conformsToVideoProvider } from '@kinora/video-providers/conformance';
import { afterAll } from 'vitest';

import { createLocalProvider } from './local-provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-local-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
