import { mix, rgba, shade, disc, panel, TAU, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import type { TheatrePlan } from './theatre-plan.ts';

/** The front of the boards with its row of shell lamps. */
export function addFootlights(stage: Stage, { boards, edge, gold, house, lamps }: TheatrePlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const count = frame.wide ? 11 : 7;
  const xs = Array.from({ length: count }, (_, i) => (width * (i + 0.5)) / count);
  stage.strip({ parallax: 1, top: edge - 40 * u }, (ctx, strip) => {
    const front = [mix(boards, palette.key, 0.3), shade(boards, -0.12), house];
    ctx.fillStyle = verticalGradient(ctx, [edge - 4 * u, edge + 46 * u], front);
    ctx.fillRect(strip.left, edge - 4 * u, strip.width, 50 * u);
    ctx.fillStyle = house;
    ctx.fillRect(strip.left, edge + 44 * u, strip.width, height);
    panel(ctx, gold, [strip.left, edge + 10 * u, strip.width, 4 * u]);
    xs.forEach((x) => {
      ctx.fillStyle = gold;
      ctx.beginPath();
      ctx.arc(x, edge, 19 * u, 0, Math.PI);
      ctx.fill();
      ctx.strokeStyle = shade(gold, -0.16);
      ctx.lineWidth = 1.6 * u;
      repeat(5, (i) => {
        const angle = (Math.PI * (i + 0.5)) / 5;
        ctx.beginPath();
        ctx.moveTo(x, edge);
        ctx.lineTo(x + Math.cos(angle) * 18 * u, edge + Math.sin(angle) * 18 * u);
        ctx.stroke();
      });
    });
  });
  stage.live(1, (ctx, time) => {
    xs.forEach((x, i) => {
      const breath = 0.5 + 0.06 * Math.sin(time * 3.1 + i * 1.7);
      glowAt(ctx, stage, { colour: lamps[0], x, y: edge - 4 * u, rx: 62 * u, ry: 44 * u, alpha: breath });
      glowAt(ctx, stage, { colour: '#fff6dc', x, y: edge - 2 * u, rx: 20 * u, ry: 10 * u, alpha: 0.9 });
    });
  });
}

interface Guest extends Spot {
  /** 0 to 6: short hair, bun, curls, cap, long hair, two buns, a round shock of hair. */
  readonly kind: number;
}

/** Head and shoulders of somebody who looks at the stage. */
function traceGuest(ctx: Context2d, { x, y, size: s, kind }: Guest): void {
  ctx.beginPath();
  ctx.ellipse(x, y - s * 0.5, s * 0.3, s * 0.36, 0, 0, TAU);
  ctx.moveTo(x - s * 0.72, y + s * 0.9);
  ctx.bezierCurveTo(x - s * 0.7, y + s * 0.02, x - s * 0.3, y - s * 0.06, x - s * 0.14, y - s * 0.14);
  ctx.lineTo(x + s * 0.14, y - s * 0.14);
  ctx.bezierCurveTo(x + s * 0.3, y - s * 0.06, x + s * 0.7, y + s * 0.02, x + s * 0.72, y + s * 0.9);
  ctx.closePath();
  const at = (dx: number, dy: number, r: number) => {
    ctx.moveTo(x + dx * s + r * s, y + dy * s);
    ctx.arc(x + dx * s, y + dy * s, r * s, 0, TAU);
  };
  const hair: readonly (() => void)[] = [
    () => at(0, -0.62, 0.31),
    () => at(0, -0.98, 0.17),
    () => [-0.24, -0.1, 0.1, 0.24].forEach((dx, i) => at(dx, i % 3 === 0 ? -0.6 : -0.78, 0.2)),
    () => ctx.rect(x - s * 0.34, y - s * 0.86, s * 0.68, s * 0.2),
    () => ctx.roundRect(x - s * 0.36, y - s * 0.7, s * 0.72, s * 0.78, s * 0.26),
    () => [-0.26, 0.26].forEach((dx) => at(dx, -0.9, 0.14)),
    () => at(0, -0.68, 0.44),
  ];
  hair[kind % hair.length]?.();
}

/** The audience in the dark, rank before rank, with the light of the stage along their heads. */
export function addAudience(stage: Stage, { edge, house, lamps }: TheatrePlan): void {
  const { frame, height, random, unit: u } = stage;
  const ranks = frame.wide ? 2 : 3;
  const room = height * 1.02 - edge;
  repeat(ranks, (rank) => {
    const near = (rank + 1) / ranks;
    const size = (frame.wide ? 62 : 52) * u * (0.72 + 0.5 * near);
    const y = edge + room * (frame.wide ? 0.42 + 0.5 * near : 0.16 + 0.72 * near);
    const parallax = 1.15 + 0.25 * near;
    const blur = rank === ranks - 1 ? 2 : 0;
    const dark = mix(house, lamps[1], 0.1 * (1 - near));
    stage.strip({ parallax, top: y - size * 1.6, blur }, (ctx, strip) => {
      const count = Math.round(strip.width / (size * 1.42));
      strip.scatter(count, size, (x) => {
        const guest = {
          x,
          y: y + (random() - 0.5) * size * 0.24,
          size: size * (0.88 + 0.24 * random()),
          kind: Math.floor(random() * 7),
        };
        ctx.fillStyle = rgba(lamps[0], 0.5);
        traceGuest(ctx, { ...guest, y: guest.y - 3 * u });
        ctx.fill('nonzero');
        ctx.fillStyle = dark;
        traceGuest(ctx, guest);
        ctx.fill('nonzero');
      });
      ctx.fillStyle = verticalGradient(ctx, [y, y + size * 1.2], [rgba(house, 0), house]);
      ctx.fillRect(strip.left, y, strip.width, height);
    });
  });
}

/** Light on the boards where a lamp points. */
export function paintPool(ctx: Context2d, stage: Stage, [x, y, rx]: readonly [number, number, number]): void {
  const { palette } = stage;
  disc(ctx, rgba(palette.key, 0.13), [x, y, rx, rx * 0.2]);
  disc(ctx, rgba(palette.key, 0.16), [x, y, rx * 0.86, rx * 0.165]);
  glowAt(ctx, stage, { colour: palette.glow, x, y, rx: rx * 1.5, ry: rx * 0.36, alpha: 0.6 });
}
