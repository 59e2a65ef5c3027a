import { mix, rgba, shade, disc, panel, clamp } from '@kinora/drawing';

import { fillDown, shineOn, type MakeBackdrop } from './backdrop.ts';

/** A round plinth under a light that wanders around the product. */
export const pedestal: MakeBackdrop = (room, colour) => {
  const { width, height, unit, anchors } = room;
  const { box, feet } = anchors;
  const x = width / 2 + feet.x * height;
  const top = clamp(box.bottom + 0.5, 0.5, 0.86) * height;
  const wide = clamp((box.right - box.left) * 0.62, 0.2, 0.6) * height;
  const dark = shade(mix(colour, '#12101e', 0.72), -0.04);
  return (ctx, time) => {
    fillDown(ctx, [dark, mix(colour, '#1a1626', 0.55), mix(colour, '#0e0c16', 0.75)]);
    const light = x + Math.sin(time * 1.2) * width * 0.22;
    shineOn(ctx, [light, height * 0.36, height * 0.7], [rgba(mix(colour, '#ffffff', 0.75), 0.75), rgba(colour, 0)]);
    shineOn(ctx, [x, height, width * 0.5], [rgba(mix(colour, '#ffffff', 0.4), 0.35), rgba(colour, 0)]);
    for (const [rise, size] of [
      [0.09, 1.32],
      [0, 1],
    ] as const) {
      const y = top + rise * height;
      const half = wide * size;
      const body = ctx.createLinearGradient(x - half, 0, x + half, 0);
      const place = clamp(0.5 + (light - x) / (half * 4), 0.15, 0.85);
      body.addColorStop(0, shade(dark, -0.02));
      body.addColorStop(place, mix(colour, '#ffffff', 0.62));
      body.addColorStop(1, shade(dark, -0.03));
      disc(ctx, body, [x, y + height * 0.14, half, half * 0.2]);
      panel(ctx, body, [x - half, y, half * 2, height * 0.14]);
      disc(ctx, mix(colour, '#ffffff', 0.45), [x, y, half, half * 0.2]);
      disc(ctx, mix(colour, '#ffffff', 0.68), [x, y - 2 * unit, half * 0.97, half * 0.18]);
    }
    for (let mote = 0; mote < 26; mote++) {
      const across = Math.sin(mote * 12.9 + time * 0.23) * width * 0.48;
      const y = height * ((mote * 0.618 - time * 0.03 * (1 + (mote % 3)) + 10) % 1);
      disc(ctx, rgba('#ffffff', 0.12 + 0.3 * Math.abs(Math.sin(time + mote))), [
        x + across,
        y,
        (1 + (mote % 3)) * unit,
      ]);
    }
  };
};
