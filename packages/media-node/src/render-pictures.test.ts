import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPhotoScene, planPhoto } from '@kinora/footage';
import { createRecipeScene } from '@kinora/footage/effects';
import { findRecipe } from '@kinora/footage/recipes';
import type { Scene } from '@kinora/scenes';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCodec } from './codec/choose-codec.ts';
import type { CodecPort } from './codec/codec-port.ts';
import { createNodePaintEnv } from './paint/node-paint-env.ts';
import type { PicturesFilm } from './pictures-film.ts';
import { renderPictures } from './render-pictures.ts';
import { crop, likeness, readClip, type Picture } from './testing/pictures.ts';

const PATIENCE_MS = 60_000;
const SIZE = { width: 320, height: 180 };
const CORNER = { x: 240, y: 140, width: 80, height: 40 };
const REST = { x: 0, y: 0, width: 200, height: 170 };
const OPTIONS = { shape: '16:9', resolution: '360p', size: SIZE, seconds: 0.5, seed: 4 } as const;

let folder: string;
let codec: CodecPort;
let pictures: Record<string, string>;

/** A red ball on green hills under a blue sky. */
function paintPicture(): Buffer {
  const canvas = createCanvas(480, 320);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#6fb4e8';
  ctx.fillRect(0, 0, 480, 320);
  ctx.fillStyle = '#4d9a4a';
  ctx.fillRect(0, 190, 480, 130);
  ctx.fillStyle = '#d8402c';
  ctx.beginPath();
  ctx.arc(240, 190, 80, 0, Math.PI * 2);
  ctx.fill();
  return canvas.toBuffer('image/webp');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-pictures-'));
  const own = join(folder, 'own.webp');
  await writeFile(own, paintPicture());
  pictures = { own };
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  codec = choice.value;
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

const photo = (score: string | null): PicturesFilm => {
  const plan = planPhoto({ ...OPTIONS, first: 'own', move: 'dolly-in', watermark: true });
  return { kind: 'photo', plan: { ...plan, ...SIZE }, score };
};

function effect(watermark: boolean): PicturesFilm {
  const recipe = findRecipe('bunny-hop');
  if (recipe === undefined) throw new Error('The recipe is gone.');
  const job = { recipe, inputs: { picture: 'own' }, options: { ...OPTIONS, watermark, chosen: { tempo: 140 } } };
  return { kind: 'recipe', job, score: null };
}

async function rendered(film: PicturesFilm, name: string) {
  const result = await renderPictures(film, { folder: join(folder, name), name, pictures });
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.detail}`);
  return result.value;
}

const frameOf = (scene: Scene, index: number): Picture => {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  scene.drawFrame(canvas.getContext('2d'), index);
  return { ...SIZE, data: canvas.data() };
};

describe("a film of a member's pictures", { timeout: PATIENCE_MS }, () => {
  it('shows what the scene draws, marked, with a clean master and a sound', async () => {
    const film = photo('rain on a meadow');
    const clip = await rendered(film, 'photo');
    expect(clip).toMatchObject({ ...SIZE, frames: 12, seconds: 0.5 });
    const env = await createNodePaintEnv({ fonts: [], pictures: [], files: pictures });
    const scene = film.kind === 'photo' ? createPhotoScene({ ...film.plan, watermark: false }, env) : null;
    const [served, master] = [await readClip(codec, clip.clip.path), await readClip(codec, clip.master?.path ?? '')];
    for (const index of [0, 6, 11]) {
      const drawn = scene && frameOf(scene, index);
      expect(drawn && master[index] && likeness(master[index], drawn)).toBeGreaterThan(32);
    }
    const [marked, clean] = [served[6], master[6]];
    if (!marked || !clean) throw new Error('Frames are missing.');
    expect(likeness(crop(marked, REST), crop(clean, REST))).toBeGreaterThan(36);
    expect(likeness(crop(marked, CORNER), crop(clean, CORNER))).toBeLessThan(32);
    expect((await codec.probe(clip.clip.path)).audio).toMatchObject({ codec: 'aac' });
  });

  it('is an effect as its recipe says, silent where nobody wants a score', async () => {
    const film = effect(false);
    const clip = await rendered(film, 'effect');
    expect(clip).toMatchObject({ ...SIZE, frames: 12, master: null, peaks: null });
    const env = await createNodePaintEnv({ fonts: [], pictures: [], files: pictures });
    const scene = film.kind === 'recipe' ? createRecipeScene(film.job, env) : null;
    const frames = await readClip(codec, clip.clip.path);
    for (const index of [0, 6, 11]) {
      const drawn = scene && frameOf(scene, index);
      expect(drawn && frames[index] && likeness(frames[index], drawn)).toBeGreaterThan(30);
    }
    expect((await codec.probe(clip.clip.path)).audio).toBeNull();
  });

  it('fails in words when a picture cannot be read, and leaves nothing', async () => {
    const home = join(folder, 'none');
    const gone = { own: join(folder, 'gone.webp') };
    const result = await renderPictures(effect(false), { folder: home, name: 'none', pictures: gone });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'bad-file' } });
    expect(result.ok ? '' : result.failure.detail).toContain('gone.webp');
    expect(await readdir(home)).toEqual([]);
  });

  it('says that a picture is what is wrong when it is none', async () => {
    const torn = join(folder, 'torn.webp');
    await writeFile(torn, paintPicture().subarray(0, 60));
    const result = await renderPictures(photo(null), { folder, name: 'torn', pictures: { own: torn } });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'bad-file' } });
  });
});
