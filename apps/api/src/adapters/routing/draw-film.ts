import { readFile, rm } from 'node:fs/promises';

import { renderClip } from '@kinora/media-node';
import { planScene } from '@kinora/reading';
import type { SimulatorOptions } from '@kinora/video-providers/simulators';

const SECONDS = 4;
/** ComfyUI's own node calls them `text`. */
const NAMES: ReadonlySet<string> = new Set(['prompt', 'text']);

/** The words of what a vendor was asked for, wherever its format has them. */
export function promptIn(asked: unknown): string | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  for (const [name, value] of Object.entries(asked)) {
    const found = NAMES.has(name) && typeof value === 'string' ? value : promptIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Films of simulated vendors, drawn by our own engine in a small size; the same words are drawn once. */
export function createFilms(folder: string): SimulatorOptions['film'] {
  const known = new Map<string, Promise<Buffer>>();
  let count = 0;
  async function draw(prompt: string): Promise<Buffer> {
    count += 1;
    const plan = planScene(prompt, { shape: '16:9', resolution: '360p', seconds: SECONDS, style: 'neon', seed: 7 });
    const drawn = await renderClip(plan, { folder, name: `simulated-${String(count)}` });
    if (!drawn.ok) throw new Error(drawn.failure.detail);
    const { clip, poster } = drawn.value;
    const film = await readFile(clip.path);
    await Promise.all([clip, poster].map(({ path }) => rm(path, { force: true })));
    return film;
  }
  return ({ asked }) => {
    const prompt = promptIn(asked) ?? '';
    const film = known.get(prompt) ?? draw(prompt);
    known.set(prompt, film);
    return film;
  };
}
