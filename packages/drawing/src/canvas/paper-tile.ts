import { createRandom, type Random } from '../numbers/random.ts';
import { contextOf, type Canvas, type Context2d, type PaintEnv } from './canvas.ts';

export const TILE = 256;
const COARSE = 64;

export interface PaperOptions {
  readonly gain: number;
  readonly seed: number;
  readonly fibres?: number;
}

function paintTooth(ctx: Context2d, random: Random, gain: number): void {
  const image = ctx.createImageData(TILE, TILE);
  const coarse = Array.from({ length: COARSE * COARSE }, random);
  for (let index = 0; index < TILE * TILE; index++) {
    const cell = ((Math.floor(index / TILE) >> 2) & (COARSE - 1)) * COARSE + (((index % TILE) >> 2) & (COARSE - 1));
    const value = (random() - 0.5) * 1.3 + ((coarse[cell] ?? 0) - 0.5) * 0.7;
    image.data.fill(value > 0 ? 255 : 0, index * 4, index * 4 + 3);
    image.data[index * 4 + 3] = Math.abs(value) * gain * 255;
  }
  ctx.putImageData(image, 0, 0);
}

function paintFibre(ctx: Context2d, random: Random): void {
  ctx.strokeStyle = random() < 0.5 ? 'rgba(255,255,255,.16)' : 'rgba(60,40,20,.10)';
  const x = random() * TILE;
  const y = random() * TILE;
  const reach = (length: number) => (random() - 0.5) * length;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + reach(30), y + reach(30), x + reach(44), y + reach(44));
  ctx.stroke();
}

/** A tiling paper tooth of 256 px: light and dark specks in alpha, and a few fibres. */
export function paperTile(environment: PaintEnv, { gain, seed, fibres = 0 }: PaperOptions): Canvas {
  const canvas = environment.canvas(TILE, TILE);
  const ctx = contextOf(canvas);
  const random = createRandom(seed ^ 0xbeef);
  paintTooth(ctx, random, gain);
  ctx.lineWidth = 0.7;
  for (let index = 0; index < fibres; index++) paintFibre(ctx, random);
  return canvas;
}

/** Covers a surface with the tile. */
export function layTiles(ctx: Context2d, tile: Canvas, { width, height }: { width: number; height: number }): void {
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) ctx.drawImage(tile, x, y);
  }
}
