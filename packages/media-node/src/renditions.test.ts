import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ScenePlan } from '@kinora/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCredentials } from './credentials/c2pa-sdk.ts';
import { renderClip, type RenderedClip, type RenderOptions } from './render-clip.ts';
import type { Rendition } from './render-job.ts';
import { aSigner } from './testing/a-job.ts';
import { aTinyPlan } from './testing/tiny-plan.ts';

const { FFMPEG_PATH } = process.env;
const ADAPTERS = [
  { name: 'node-av', ffmpegPath: '' },
  ...(FFMPEG_PATH ? [{ name: 'ffmpeg', ffmpegPath: FFMPEG_PATH }] : []),
];

/** A clip takes a second or two on an idle machine; the gate's is not idle. */
const PATIENCE_MS = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-render-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rendered(plan: ScenePlan, options: RenderOptions): Promise<RenderedClip> {
  const result = await renderClip(plan, options);
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.detail}`);
  return result.value;
}

describe.each(ADAPTERS)('all that belongs to a clip, by $name', { timeout: PATIENCE_MS }, ({ name, ffmpegPath }) => {
  const extras = ['peaks', 'proxy', 'sprite'] as const;
  const signer = aSigner();
  let home: string;
  let result: RenderedClip;
  const told: Rendition[] = [];
  const tell = (rendition: Rendition) => {
    told.push(rendition);
  };
  beforeAll(async () => {
    home = join(folder, `all-${name}`);
    result = await rendered(aTinyPlan(), { folder: home, name, ffmpegPath, extras, signer, onFile: tell });
  }, PATIENCE_MS);

  it('is told file by file and lies side by side', async () => {
    expect(told).toEqual(['poster', 'clip', 'sprite', 'peaks', 'proxy', 'master']);
    const endings = ['.master.mp4', '.mp4', '.peaks', '.proxy.mp4', '.sprite.webp', '.webp'];
    expect((await readdir(home)).toSorted()).toEqual(endings.map((ending) => name + ending));
    expect(result.sprite).toMatchObject({ columns: 4, rows: 3, tileWidth: 160, tileHeight: 90 });
  });

  it('is vouched for by a key that the render process never had', async () => {
    for (const file of [result.clip, result.master]) {
      expect(await readCredentials(await readFile(file?.path ?? ''))).toMatchObject({ state: 'Valid' });
    }
  });
});

it('leaves nothing when it is cancelled after the clip was there', { timeout: PATIENCE_MS }, async () => {
  const home = join(folder, 'late');
  const stopping = new AbortController();
  const seen: string[][] = [];
  const cancelled = await renderClip(aTinyPlan(), {
    folder: home,
    name: 'late',
    extras: ['proxy', 'peaks', 'sprite'],
    signal: stopping.signal,
    onFile: (rendition) => {
      if (rendition !== 'clip') return;
      seen.push(readdirSync(home));
      stopping.abort();
    },
  });
  expect(cancelled).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  expect(seen[0]).toEqual(expect.arrayContaining(['late.mp4', 'late.webp']));
  expect(await readdir(home)).toEqual([]);
});

it('says why when nobody signs', { timeout: PATIENCE_MS }, async () => {
  const home = join(folder, 'unsigned');
  const signer = { ...aSigner(), sign: () => Promise.reject(new Error('the key is away')) };
  const result = await renderClip(aTinyPlan(), { folder: home, name: 'unsigned', signer });
  const detail: unknown = expect.stringContaining('the key is away');
  expect(result).toMatchObject({ ok: false, failure: { kind: 'crashed', detail } });
  expect(await readdir(home)).toEqual([]);
});
