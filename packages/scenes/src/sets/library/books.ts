import { mix, rgba, shade, pick, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import { BOOK_COLOURS } from './book-colours.data.ts';

export interface BookRow {
  readonly x: number;
  /** The board the books stand on. */
  readonly y: number;
  readonly width: number;
  /** Room above the board. */
  readonly height: number;
  /** 0 near to 1 far. */
  readonly depth: number;
}
interface Book {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

function paintBook(ctx: Context2d, { palette, unit: u }: Stage, { x, y, width, height, colour }: Book): void {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y - height, width, height);
  ctx.fillStyle = rgba(palette.key, 0.22);
  ctx.fillRect(x + width * 0.62, y - height, width * 0.22, height);
  ctx.fillStyle = rgba(palette.ink, 0.28);
  ctx.fillRect(x, y - height, Math.max(1, 1.2 * u), height);
}

/** Gilt bands across a spine. */
function paintBands(ctx: Context2d, { x, y, width, height }: Book, gilt: string): void {
  ctx.fillStyle = gilt;
  ctx.fillRect(x + width * 0.1, y - height * 0.84, width * 0.8, Math.max(1, height * 0.045));
  ctx.fillRect(x + width * 0.1, y - height * 0.2, width * 0.8, Math.max(1, height * 0.045));
}

/** A few books lying on each other. */
function paintPile(
  ctx: Context2d,
  stage: Stage,
  { row, light, x }: { row: BookRow; light: HourLight; x: number },
): number {
  const { random, unit: u } = stage;
  const width = (34 + 12 * random()) * u;
  let y = row.y;
  for (let index = 0; index < 3; index++) {
    const height = (7 + 4 * random()) * u;
    const colour = light.tone(pick(BOOK_COLOURS, random() * BOOK_COLOURS.length), row.depth);
    paintBook(ctx, stage, { x: x + random() * 4 * u, y, width: width - 4 * u, height, colour });
    y -= height;
  }
  return width;
}

/** Fills a shelf with books of all sizes; a few lie, and here and there is a gap. */
export function paintBookRow(ctx: Context2d, stage: Stage, { row, light }: { row: BookRow; light: HourLight }): void {
  const { random, unit: u } = stage;
  const gilt = rgba(mix(light.tone('#f0c66a'), stage.palette.key, 0.3), 0.7);
  const end = row.x + row.width;
  let run = Math.floor(random() * BOOK_COLOURS.length);
  for (let x = row.x + 2 * u; x < end - 9 * u;) {
    const luck = random();
    if (luck < 0.03) x += 12 * u;
    else if (luck < 0.06 && x < end - 50 * u) x += paintPile(ctx, stage, { row, light, x });
    else {
      if (luck > 0.62) run = Math.floor(random() * BOOK_COLOURS.length);
      const width = Math.min(end - x, (8 + 9 * random()) * u);
      const height = row.height * (0.66 + 0.27 * random());
      const colour = shade(light.tone(pick(BOOK_COLOURS, run), row.depth), (random() - 0.5) * 0.05);
      const book = { x, y: row.y, width: width - 0.8 * u, height, colour };
      paintBook(ctx, stage, book);
      if (luck > 0.5) paintBands(ctx, book, gilt);
      x += width;
    }
  }
}
