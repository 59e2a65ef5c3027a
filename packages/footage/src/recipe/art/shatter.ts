import { smoothStep, TAU, createRandom } from '@kinora/drawing';

import type { Studio } from '../studio.ts';
import type { Change } from './change.ts';

interface Shard {
  readonly corners: readonly (readonly [number, number])[];
  readonly x: number;
  readonly y: number;
  readonly push: number;
  readonly spin: number;
}

/** Splinters around a hit, smaller near it. */
function makeShards({ width, height, seed, target }: Studio): readonly Shard[] {
  const random = createRandom(seed ^ 0x51a4);
  const middle = { x: width / 2 + target.x * height * 0.5, y: height * (0.46 + target.y * 0.4) };
  const spokes = 13;
  const rings = [0, 0.1, 0.24, 0.46, 0.8, 1.5].map((ring) => ring * height);
  const angles = Array.from({ length: spokes }, (_, spoke) => ((spoke + 0.55 * random()) / spokes) * TAU);
  const corner = (spoke: number, ring: number): readonly [number, number] => {
    const angle = angles[spoke % spokes] ?? 0;
    const reach = (rings[ring] ?? 0) * (1 + 0.18 * Math.sin(spoke * 7.3 + ring * 3.1));
    return [middle.x + Math.cos(angle) * reach, middle.y + Math.sin(angle) * reach];
  };
  return Array.from({ length: spokes * (rings.length - 1) }, (_, index) => {
    const spoke = index % spokes;
    const ring = Math.floor(index / spokes);
    const corners = [
      corner(spoke, ring),
      corner(spoke, ring + 1),
      corner(spoke + 1, ring + 1),
      corner(spoke + 1, ring),
    ];
    const x = corners.reduce((sum, [at]) => sum + at, 0) / 4;
    const y = corners.reduce((sum, [, at]) => sum + at, 0) / 4;
    return { corners, x, y, push: 0.5 + random(), spin: (random() - 0.5) * 3 };
  });
}

/** The first picture breaks like a pane of glass. */
export const shatter = (studio: Studio): Change => {
  const { height, target, width } = studio;
  const shards = makeShards(studio);
  const middle = { x: width / 2 + target.x * height * 0.5, y: height * (0.46 + target.y * 0.4) };
  return (ctx, { page, next, progress }) => {
    const flown = smoothStep(0.18, 1, progress) ** 1.4;
    ctx.drawImage(next, 0, 0);
    for (const { corners, x, y, push, spin } of shards) {
      const away = Math.hypot(x - middle.x, y - middle.y) / height + 0.1;
      const far = flown * push * height * 0.9;
      ctx.save();
      ctx.globalAlpha = 1 - smoothStep(0.75, 1, progress);
      ctx.translate(
        x + ((x - middle.x) / (away * height)) * far,
        y + ((y - middle.y) / (away * height)) * far + flown * flown * height * 0.9,
      );
      ctx.rotate(spin * flown);
      const size = 1 + 0.35 * flown * (push - 0.6);
      ctx.scale(size, size);
      ctx.beginPath();
      for (const [left, top] of corners) ctx.lineTo(left - x, top - y);
      ctx.closePath();
      ctx.save();
      ctx.clip();
      ctx.drawImage(page, -x, -y);
      ctx.fillStyle = `rgba(255,255,255,${0.16 * flown * Math.abs(Math.sin(spin * 5 + flown * 6))})`;
      ctx.fillRect(-width, -height, width * 2, height * 2);
      ctx.restore();
      ctx.strokeStyle = `rgba(240,250,255,${0.75 * smoothStep(0, 0.08, progress)})`;
      ctx.lineWidth = (1.6 * height) / 720;
      ctx.stroke();
      ctx.restore();
    }
  };
};
