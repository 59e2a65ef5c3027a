import { mix, rgba, shade, blob, disc, type Context2d } from '@kinora/drawing';

/** Paints one wing that reaches from 0, 0 to the right and up, about 1 long. */
export type Wing = (ctx: Context2d, colour: string, time: number) => void;

/** Rows of feathers, long below, short above. */
const feathered: Wing = (ctx, colour, time) => {
  for (const [row, count, length, from, to] of [
    [0, 11, 1, 0.95, -0.72],
    [1, 9, 0.74, 0.75, -0.75],
    [2, 8, 0.5, 0.55, -0.8],
  ] as const) {
    for (let feather = 0; feather < count; feather++) {
      const share = feather / (count - 1);
      const angle = from + (to - from) * share + 0.025 * Math.sin(time * 6 + feather);
      const reach = length * (0.5 + 0.5 * Math.sin(0.5 + share * 1.9));
      ctx.save();
      ctx.translate(0.05 + 0.26 * share, -0.04 - 0.3 * share);
      ctx.rotate(angle);
      const tone = mix(shade(colour, -0.16), mix(colour, '#ffffff', 0.5), row / 2.4 + share * 0.16);
      blob(ctx, tone, [
        0,
        -0.035,
        reach * 0.5,
        -0.075,
        reach * 0.92,
        -0.05,
        reach,
        0.01,
        reach * 0.85,
        0.055,
        reach * 0.4,
        0.06,
        0,
        0.035,
      ]);
      ctx.strokeStyle = rgba(shade(colour, -0.24), 0.22);
      ctx.lineWidth = 0.006;
      ctx.beginPath();
      ctx.moveTo(0.04, 0);
      ctx.lineTo(reach * 0.9, 0.005);
      ctx.stroke();
      ctx.restore();
    }
  }
  blob(
    ctx,
    mix(colour, '#ffffff', 0.6),
    [0, 0.05, 0.1, -0.14, 0.3, -0.36, 0.42, -0.42, 0.4, -0.33, 0.22, -0.12, 0.1, 0.04],
  );
};

/** Two lobes with veins, edge spots and a bright eye. */
const butterfly: Wing = (ctx, colour) => {
  const dark = mix(shade(colour, -0.34), '#1a1030', 0.55);
  const upper = [0, 0, 0.16, -0.44, 0.56, -0.78, 0.98, -0.72, 1.02, -0.4, 0.72, -0.08, 0.3, 0.06];
  const lower = [0, 0, 0.34, 0.02, 0.66, 0.14, 0.74, 0.44, 0.5, 0.72, 0.24, 0.5, 0.06, 0.16];
  for (const [points, x, y] of [
    [lower, 0.34, 0.28],
    [upper, 0.5, -0.36],
  ] as const) {
    blob(ctx, dark, points);
    ctx.save();
    ctx.translate(x * 0.12, y * 0.12);
    ctx.scale(0.82, 0.82);
    const light = ctx.createRadialGradient(0.1, 0, 0.05, x, y, 0.62);
    light.addColorStop(0, mix(colour, '#fff3b8', 0.75));
    light.addColorStop(0.55, colour);
    light.addColorStop(1, shade(colour, -0.14));
    blob(ctx, light, points);
    ctx.restore();
  }
  ctx.strokeStyle = rgba(dark, 0.65);
  ctx.lineWidth = 0.014;
  for (const [x, y] of [
    [0.9, -0.62],
    [0.92, -0.38],
    [0.66, -0.12],
    [0.6, 0.22],
    [0.46, 0.6],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(0.02, 0);
    ctx.quadraticCurveTo(x * 0.5, y * 0.62, x, y);
    ctx.stroke();
  }
  for (const [x, y, size] of [
    [0.9, -0.66, 0.035],
    [0.96, -0.52, 0.028],
    [0.94, -0.38, 0.024],
    [0.64, 0.5, 0.03],
    [0.7, 0.36, 0.024],
  ] as const) {
    disc(ctx, '#fffdf0', [x, y, size]);
  }
};

/** Skin between long fingers. */
function webbed(scallops: number, claw: boolean): Wing {
  return (ctx, colour) => {
    const dark = shade(colour, -0.2);
    const fingers = Array.from({ length: scallops + 1 }, (_, finger) => {
      const angle = -1.05 + (finger / scallops) * 1.5;
      const reach = 1.02 - 0.3 * (finger / scallops) ** 1.6;
      return { x: 0.22 + Math.cos(angle) * reach * 0.86, y: -0.36 + Math.sin(angle) * reach * 0.8 + 0.12 };
    });
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.quadraticCurveTo(0.06, -0.3, 0.22, -0.42);
    fingers.forEach(({ x, y }, index) => {
      const before = fingers[index - 1];
      if (before) ctx.quadraticCurveTo((before.x + x) * 0.42 + 0.03, (before.y + y) * 0.46 + 0.02, x, y);
      else ctx.lineTo(x, y);
    });
    ctx.quadraticCurveTo(0.3, 0.2, 0, 0.16);
    ctx.closePath();
    const skin = ctx.createLinearGradient(0, -0.6, 0.9, 0.4);
    skin.addColorStop(0, mix(colour, '#ffffff', 0.18));
    skin.addColorStop(1, dark);
    ctx.fillStyle = skin;
    ctx.fill();
    ctx.strokeStyle = shade(colour, -0.3);
    ctx.lineCap = 'round';
    for (const { x, y } of fingers) {
      ctx.lineWidth = 0.024;
      ctx.beginPath();
      ctx.moveTo(0.22, -0.42);
      ctx.quadraticCurveTo(0.22 + (x - 0.22) * 0.6, -0.42 + (y + 0.42) * 0.36, x, y);
      ctx.stroke();
    }
    ctx.lineWidth = 0.05;
    ctx.beginPath();
    ctx.moveTo(0, 0.04);
    ctx.quadraticCurveTo(0.06, -0.28, 0.22, -0.42);
    ctx.stroke();
    if (claw) blob(ctx, '#efe6d0', [0.19, -0.43, 0.22, -0.54, 0.3, -0.58, 0.26, -0.46]);
  };
}

export const WINGS: Readonly<Record<string, Wing>> = {
  'angel-wings': feathered,
  'butterfly-wings': butterfly,
  'bat-wings': webbed(4, false),
  'dragon-wings': webbed(5, true),
};
