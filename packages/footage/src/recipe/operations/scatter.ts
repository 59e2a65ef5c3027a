import { clamp, lerp, smoothStep, createNoiseField, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import { spriteOf } from '../art/sprites.ts';
import type { MakeOperation, Studio } from '../studio.ts';

interface Kind {
  /** Tiles in the frame's height. */
  readonly rows: number;
  readonly sprite: string | null;
  /** Flight over its life: along, up (both in frame heights) and turns. */
  readonly flight: (
    age: number,
    chance: number,
  ) => { readonly x: number; readonly y: number; readonly turn: number; readonly size: number };
}

const rising = (age: number, chance: number) => ({
  x: (0.1 + 0.35 * chance) * age + 0.05 * Math.sin(age * 7 + chance * 20),
  y: -(0.12 + 0.4 * chance) * age * age - 0.06 * age,
  turn: (chance - 0.5) * 6 * age,
  size: 1 - 0.75 * age,
});

const KINDS: Readonly<Record<string, Kind>> = {
  dust: { rows: 62, sprite: null, flight: rising },
  tiles: {
    rows: 17,
    sprite: null,
    flight: (age, chance) => ({
      x: (chance - 0.5) * 1.3 * age,
      y: 1.5 * age * age - (0.35 + 0.4 * chance) * age,
      turn: (chance - 0.5) * 9 * age,
      size: 1 - 0.3 * age,
    }),
  },
  petals: { rows: 26, sprite: 'petal', flight: rising },
  embers: {
    rows: 40,
    sprite: 'ember',
    flight: (age, chance) => ({
      ...rising(age, chance),
      x: (chance - 0.5) * 0.4 * age,
      y: -0.7 * age * (0.4 + chance),
    }),
  },
  bubbles: {
    rows: 20,
    sprite: 'bubble',
    flight: (age, chance) => ({
      x: (chance - 0.5) * 0.25 * age + 0.03 * Math.sin(age * 12 + chance * 9),
      y: -0.8 * age * (0.4 + chance),
      turn: 0,
      size: 0.6 + chance,
    }),
  },
  hearts: { rows: 22, sprite: 'heart', flight: rising },
};

interface Tile {
  readonly x: number;
  readonly y: number;
  /** When it leaves, 0 to 1. */
  readonly leaves: number;
  readonly chance: number;
}

/** Life of a piece, as a share of the step. */
const LIFE = 0.34;

function cutTiles({ width, height, anchors, seed }: Studio, size: number): Tile[] {
  const noise = createNoiseField(seed);
  const { box } = anchors;
  const left = width / 2 + box.left * height;
  const across = Math.max(1, (box.right - box.left) * height);
  const top = (box.top + 0.5) * height;
  const down = Math.max(1, (box.bottom - box.top) * height);
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const order =
        0.62 * (1 - (x - left) / across) + 0.3 * ((y - top) / down) + 0.3 * noise(x / size / 5, y / size / 5);
      tiles.push({ x, y, leaves: clamp(order * 0.82 - 0.08) * (1 - LIFE), chance: noise(x * 1.7, y * 2.3) });
    }
  }
  return tiles;
}

interface Piece {
  readonly tile: Tile;
  readonly age: number;
  readonly size: number;
}

function drawPiece(ctx: Context2d, { kind, subject, sprite, height }: Show, { tile, age, size }: Piece): void {
  const { x, y, turn, size: scale } = kind.flight(age, tile.chance);
  const middleX = tile.x + size / 2;
  const middleY = tile.y + size / 2;
  const half = (size / 2) * scale;
  ctx.globalAlpha = 1 - smoothStep(0.55, 1, age);
  ctx.setTransform(
    Math.cos(turn),
    Math.sin(turn),
    -Math.sin(turn),
    Math.cos(turn),
    middleX + x * height,
    middleY + y * height,
  );
  if (sprite) ctx.drawImage(sprite, -half * 1.5, -half * 1.5, half * 3, half * 3);
  else ctx.drawImage(subject, tile.x, tile.y, size, size, -half, -half, half * 2, half * 2);
}

interface Show {
  readonly kind: Kind;
  readonly subject: Canvas;
  readonly sprite: Canvas | null;
  readonly height: number;
}

/** Which tiles hold a part of the subject: where it shows on a copy of one pixel for each tile. */
function occupied(environment: Studio['environment'], [columns, rows]: readonly [number, number]) {
  const canvas = environment.canvas(columns, rows);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'medium';
  ctx.globalCompositeOperation = 'copy';
  return (subject: Canvas, reach: readonly [number, number]): Uint8ClampedArray => {
    ctx.drawImage(subject, 0, 0, reach[0], reach[1]);
    return ctx.getImageData(0, 0, columns, rows).data;
  };
}

/** Lets the subject come apart into pieces that fly, or come together out of them. */
export const scatter: MakeOperation = (studio, values) => {
  const { environment, width, height } = studio;
  const kind = KINDS[values.text('into')] ?? KINDS['dust'];
  if (!kind) return {};
  const size = Math.max(3, Math.round(height / kind.rows));
  const tiles = cutTiles(studio, size);
  const columns = Math.ceil(width / size);
  const grid = [columns, Math.ceil(height / size)] as const;
  const holds = occupied(environment, grid);
  const rest = environment.canvas(width, height);
  const restContext = contextOf(rest);
  const sprite = kind.sprite === null ? null : spriteOf(environment, kind.sprite, Math.max(16, size * 2));
  const backwards = values.text('back') === 'yes';
  return {
    arrange: (layers, { progress }) => {
      const now = backwards ? 1 - progress : progress;
      if (now <= 0) return;
      layers.drawSubject = (ctx, subject) => {
        const alpha = holds(subject, [width / size, height / size]);
        restContext.globalCompositeOperation = 'copy';
        restContext.drawImage(subject, 0, 0);
        const flying: Piece[] = [];
        tiles.forEach((tile, index) => {
          if (tile.leaves > now) return;
          restContext.clearRect(tile.x, tile.y, size, size);
          const age = (now - tile.leaves) / LIFE;
          if (age < 1 && (alpha[index * 4 + 3] ?? 0) > 30) flying.push({ tile, age: lerp(0.02, 1, age), size });
        });
        ctx.drawImage(rest, 0, 0);
        ctx.save();
        for (const piece of flying) drawPiece(ctx, { kind, subject, sprite, height }, piece);
        ctx.restore();
      };
    },
  };
};
