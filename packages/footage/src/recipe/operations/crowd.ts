import { smoothStep, TAU, type Context2d } from '@kinora/drawing';

import type { MakeOperation, Studio, SubjectPaint } from '../studio.ts';

/** Where a copy of the subject stands: offset in frame heights, size, and how long it lags behind in strength. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alpha: number;
}

/** Far ones first, the subject itself last. */
const LAYOUTS: Readonly<Record<string, (index: number, count: number, time: number) => Place>> = {
  row: (index, count) => {
    const order = count - 1 - index;
    const side = order % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(order / 2);
    return { x: side * rank * 0.3, y: -rank * 0.012, size: 0.86 ** rank, alpha: 1 };
  },
  trail: (index, count, time) => {
    const order = count - 1 - index;
    return {
      x: -order * 0.1 * Math.cos(time * 2.2),
      y: 0.01 * order,
      size: 1 - 0.03 * order,
      alpha: order === 0 ? 1 : 0.5 / order + 0.1,
    };
  },
  circle: (index, count, time) => {
    const angle = (index / count) * TAU + time * 0.9;
    const near = (Math.sin(angle) + 1) / 2;
    return { x: Math.cos(angle) * 0.42, y: -0.1 + 0.14 * near, size: 0.5 + 0.34 * near, alpha: 1 };
  },
};

function drawCopy(ctx: Context2d, { studio, subject, place }: { studio: Studio; subject: object; place: Place }): void {
  const { width, height, anchors } = studio;
  const x = width / 2 + anchors.feet.x * height;
  const y = (anchors.box.bottom + 0.5) * height;
  ctx.save();
  ctx.globalAlpha = place.alpha;
  ctx.translate(x + place.x * height, y + place.y * height);
  ctx.scale(place.size, place.size);
  ctx.drawImage(subject, -x, -y);
  ctx.restore();
}

/** Draws the subject several times: side by side, as a trail, or going round. */
export const crowd: MakeOperation = (studio, values) => {
  const layout = LAYOUTS[values.text('layout')] ?? (() => ({ x: 0, y: 0, size: 1, alpha: 1 }));
  const count = Math.round(values.number('count'));
  const sorted = values.text('layout') === 'circle';
  return {
    arrange: (layers, { time, progress }) => {
      const grown = smoothStep(0, 0.18, progress);
      const paint: SubjectPaint = (ctx, subject) => {
        const places = Array.from({ length: count }, (_, index) => layout(index, count, time));
        const ordered = sorted ? places.toSorted((one, two) => one.size - two.size) : places;
        for (const place of ordered) drawCopy(ctx, { studio, subject, place: { ...place, x: place.x * grown } });
      };
      layers.drawSubject = paint;
    },
  };
};
