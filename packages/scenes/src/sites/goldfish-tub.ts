import { disc, mix, panel, polygon, rgba, shade, verticalGradient } from '@kinora/drawing';

import { type HourLight } from '../sets/hour-light.ts';
import type { Stage } from '../stage/stage.ts';

/** A tub of water with goldfish, and a paper scoop on its rim. */
export function addTub(stage: Stage, light: HourLight): void {
  const { frame, height, palette, unit: u, width } = stage;
  const half = Math.min(width * 0.19, height * 0.26);
  const x = frame.wide
    ? frame.heroX - frame.side * Math.min(width * 0.27, half * 1.75)
    : width * 0.5 - frame.side * width * 0.2;
  const y = frame.ground - height * 0.02;
  const rim = light.tone('#3f86b0');
  const water = mix('#8fd6e6', palette.sky[3], 0.25);
  const random = stage.fork('goldfish');
  const fish = Array.from({ length: 9 }, () => ({
    turn: random() * 6.28,
    far: 0.2 + 0.6 * random(),
    speed: 0.3 + 0.5 * random(),
    red: random() < 0.75,
  }));
  stage.strip({ parallax: 1, top: y - half, fixed: true }, (ctx) => {
    disc(ctx, rgba(palette.ink, 0.36), [x, y + half * 0.34, half * 1.12, half * 0.2]);
    ctx.fillStyle = verticalGradient(
      ctx,
      [y - half * 0.1, y + half * 0.42],
      [shade(rim, 0.04), mix(rim, palette.ink, 0.4)],
    );
    ctx.beginPath();
    ctx.ellipse(x, y + half * 0.12, half, half * 0.3, 0, 0, Math.PI);
    ctx.lineTo(x - half, y - half * 0.1);
    ctx.lineTo(x + half, y - half * 0.1);
    ctx.fill();
    panel(ctx, rgba('#ffffff', 0.3), [x - half * 0.8, y + half * 0.1, half * 0.1, half * 0.2, 4 * u]);
    disc(ctx, mix(rim, '#ffffff', 0.35), [x, y - half * 0.08, half * 1.04, half * 0.31]);
    disc(ctx, verticalGradient(ctx, [y - half * 0.36, y + half * 0.2], [mix(water, palette.ink, 0.3), water]), [
      x,
      y - half * 0.07,
      half * 0.95,
      half * 0.26,
    ]);
  });
  const tones = [stage.tone('#f2582e'), stage.tone('#f7a23c')] as const;
  stage.live(1, (ctx, time) => {
    fish.forEach(({ turn, far, speed, red }, index) => {
      const at = turn + time * speed * (index % 2 === 0 ? 1 : -1);
      const [fx, fy] = [x + Math.cos(at) * half * 0.8 * far, y - half * 0.07 + Math.sin(at) * half * 0.2 * far];
      const ahead = (index % 2 === 0 ? 1 : -1) * (Math.sin(at) > 0 ? -1 : 1);
      const size = half * 0.1;
      const colour = red ? tones[0] : tones[1];
      disc(ctx, colour, [fx, fy, size, size * 0.46]);
      polygon(ctx, colour, [
        fx - ahead * size * 0.8,
        fy,
        fx - ahead * size * 1.6,
        fy - size * 0.5,
        fx - ahead * size * 1.6,
        fy + size * 0.5,
      ]);
    });
    disc(ctx, rgba('#ffd9a0', 0.3), [x - half * 0.3, y - half * 0.16, half * 0.24, half * 0.03]);
  });
}
