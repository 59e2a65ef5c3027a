import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { spriteFrames, spriteLayout, type SpriteFacts } from '../sprite-layout.ts';

const POSTER_QUALITY = 82;
/** Tiles are small and seen for moments. */
const SPRITE_QUALITY = 72;

/** The second of the clip that makes its poster, or the middle of a shorter one. */
export const posterFrameOf = (frames: number) => Math.min(24, Math.floor(frames / 2));

/** A frame as WebP, to be shown where the clip will play. */
export const encodePoster = (canvas: Canvas) => canvas.encode('webp', POSTER_QUALITY);

/** Twelve frames side by side, collected as they come by. */
export interface SpriteSheet {
  readonly facts: SpriteFacts;
  wants(index: number): boolean;
  /** Keeps a frame; of any size, in the clip's shape. */
  add(index: number, frame: Canvas): void;
  /** WebP. */
  encode(): Promise<Buffer>;
}

export function createSpriteSheet(clip: { width: number; height: number; frames: number; fps: number }): SpriteSheet {
  const facts = spriteLayout(clip);
  const { columns, rows, tileHeight, tileWidth } = facts;
  const canvas = createCanvas(columns * tileWidth, rows * tileHeight);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  const wanted = spriteFrames(clip.frames);
  return {
    facts,
    wants: (index) => wanted.includes(index),
    add(index, frame) {
      for (const [tile, from] of wanted.entries()) {
        if (from !== index) continue;
        const [x, y] = [(tile % columns) * tileWidth, Math.floor(tile / columns) * tileHeight];
        ctx.drawImage(frame, x, y, tileWidth, tileHeight);
      }
    },
    encode: () => canvas.encode('webp', SPRITE_QUALITY),
  };
}
