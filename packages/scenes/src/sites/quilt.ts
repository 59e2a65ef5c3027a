import { blob, disc, mix, polygon, rgba, verticalGradient, type Context2d } from '@kinora/drawing';

import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import type { Room } from './kotatsu-room.ts';

const QUILT = '#b8483f';

const SQUARES = ['#e3b45c', '#f2e3c4', '#6f8f8a'];

/** Squares that are sewn on it, in rows. */
function paintSquares(ctx: Context2d, { light, table }: Pick<Room, 'light' | 'table'>): void {
  const { x, y, half, high } = table;
  const top = y - high;
  repeat(3, (row) => {
    const down = 0.16 + row * 0.27;
    const wide = half * (0.98 + 0.2 * down);
    repeat(7, (column) => {
      if ((row + column) % 2 === 1) return;
      const across = ((column - 3) / 3.4) * wide;
      const size = half * 0.1;
      const colour = light.tone(SQUARES[(row + column) % SQUARES.length] ?? '#f2e3c4');
      const [left, upper] = [x + across, top + high * down];
      polygon(ctx, rgba(colour, 0.85), [
        left - size,
        upper + size * 0.7,
        left,
        upper - size * 0.1,
        left + size,
        upper + size * 0.7,
        left,
        upper + size * 1.5,
      ]);
    });
  });
}

/** The quilt over the table, to the floor, with squares sewn on it. */
export function paintQuilt(ctx: Context2d, stage: Stage, { light, table }: Room): void {
  const { palette, unit } = stage;
  const { x, y, half, high } = table;
  const cloth = light.tone(QUILT);
  const top = y - high;
  disc(ctx, rgba(palette.ink, 0.3), [x, y + 4 * unit, half * 1.3, half * 0.13]);
  const hem = half * 1.24;
  blob(ctx, verticalGradient(ctx, [top, y], [mix(cloth, palette.key, 0.12), cloth, mix(cloth, palette.ink, 0.34)]), [
    x - half * 0.94,
    top,
    x,
    top - 3 * unit,
    x + half * 0.94,
    top,
    x + half * 1.05,
    top + high * 0.5,
    x + hem,
    y - high * 0.06,
    x + hem * 0.96,
    y + high * 0.07,
    x,
    y + high * 0.12,
    x - hem * 0.96,
    y + high * 0.07,
    x - hem,
    y - high * 0.06,
    x - half * 1.05,
    top + high * 0.5,
  ]);
  paintSquares(ctx, { light, table });
  for (const share of [-0.7, -0.34, 0.02, 0.38, 0.74]) {
    const pen = half * share;
    polygon(ctx, rgba(palette.ink, 0.12), [
      x + pen,
      top + high * 0.1,
      x + pen * 1.2 + 16 * unit,
      y + high * 0.06,
      x + pen * 1.2 - 10 * unit,
      y + high * 0.06,
    ]);
  }
}

/** The quilt over the body of whoever peeps out. */
export function paintFold(ctx: Context2d, stage: Stage, { light, table, peeper, facing }: Room): void {
  if (!peeper) return;
  const { palette } = stage;
  const { y, high } = table;
  const { x, size } = peeper;
  const cloth = light.tone(QUILT);
  const at = (across: number, up: number) => [x + facing * across * size, y - up * size] as const;
  const paint = verticalGradient(
    ctx,
    [y - size * 0.7, y + high * 0.1],
    [mix(cloth, palette.key, 0.2), cloth, mix(cloth, palette.ink, 0.36)],
  );
  blob(ctx, paint, [
    ...at(-1.1, 0.86),
    ...at(-0.4, 0.84),
    ...at(0.02, 0.56),
    ...at(0.4, 0.36),
    ...at(0.74, 0.2),
    ...at(0.86, 0.02),
    ...at(0.6, -0.12),
    ...at(-0.2, -0.16),
    ...at(-1.1, -0.12),
  ]);
  ctx.strokeStyle = rgba(mix(cloth, '#ffffff', 0.5), 0.5);
  ctx.lineWidth = 3 * stage.unit;
  ctx.beginPath();
  ctx.moveTo(...at(-0.4, 0.8));
  ctx.quadraticCurveTo(...at(0.1, 0.52), ...at(0.72, 0.18));
  ctx.stroke();
}
