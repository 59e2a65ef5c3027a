import { blob, disc, line, mix, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { halo } from '../rig/modelling.ts';

/** The silhouette that something has: its left, top, right and bottom, and the colour that is asked for. */
export interface Silhouette {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly tint: string | undefined;
  readonly phase: number;
}

type Painter = (ctx: Context2d, silhouette: Silhouette) => void;

/** Paints over what is drawn and nowhere else. */
function overDrawn(ctx: Context2d, paint: () => void): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  paint();
  ctx.restore();
}

const GORES = 15;
const CLOTHS = ['#e2574c', '#f7ecd4', '#f0b23c'] as const;

const clothsOf = (tint: string | undefined): readonly string[] =>
  tint === undefined ? CLOTHS : [tint, mix(tint, '#fff5dc', 0.75), shade(tint, -0.1)];

/** Strips of cloth that bulge, over the silhouette. */
export const drawGores: Painter = (ctx, { left, top, right, bottom, tint }) => {
  const [middle, half] = [(left + right) / 2, ((right - left) / 2) * 1.04];
  const at = (gore: number) => middle + Math.sin((gore / GORES - 0.5) * Math.PI) * half;
  const cloths = clothsOf(tint);
  const bulge = (x: number) => middle + (x - middle) * 1.25;
  overDrawn(ctx, () => {
    for (let gore = 0; gore < GORES; gore++) {
      const [from, to] = [at(gore), at(gore + 1)];
      ctx.globalAlpha = 0.82;
      ctx.fillStyle = cloths[Math.abs(gore - (GORES - 1) / 2) % cloths.length] ?? '';
      ctx.beginPath();
      ctx.moveTo(from, top - 0.1);
      ctx.quadraticCurveTo(bulge(from), (top + bottom) / 2, from, bottom + 0.1);
      ctx.lineTo(to, bottom + 0.1);
      ctx.quadraticCurveTo(bulge(to), (top + bottom) / 2, to, top - 0.1);
      ctx.fill();
    }
    ctx.globalAlpha = 1;
    const light = ctx.createLinearGradient(0, top, 0, bottom);
    light.addColorStop(0, rgba('#ffffff', 0.22));
    light.addColorStop(0.45, rgba('#ffffff', 0));
    light.addColorStop(0.8, rgba('#3a2030', 0.06));
    light.addColorStop(1, rgba('#ffd27a', 0.5));
    ctx.fillStyle = light;
    ctx.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
  });
};

/** These are painted behind what is there already, so the foremost comes first: ropes from the silhouette down to a basket with a burner, two who look out of it. */
export const drawBasket: Painter = (ctx, { left, right, bottom, phase }) => {
  const reach = Math.min(0.5, (right - left) * 0.26);
  panel(ctx, '#6b4226', [-0.15, -0.165, 0.3, 0.04, 0.015]);
  for (const x of [-0.07, 0, 0.07]) line(ctx, { colour: '#6b4226', width: 0.008 }, [x, -0.12, x, 0.01]);
  panel(ctx, '#8a5a34', [-0.14, -0.16, 0.28, 0.18, 0.035]);
  for (const x of [-1, -0.4, 0.4, 1])
    line(ctx, { colour: '#4a3428', width: 0.011 }, [x * reach, bottom - 0.24, x * 0.13, -0.14]);
  blob(ctx, '#ffb347', [0, -0.25, 0.035, -0.32, 0, -0.43 - 0.04 * Math.sin(phase * TAU), -0.035, -0.32]);
  for (const x of [-0.06, 0.055]) {
    disc(ctx, '#e0b08c', [x + 0.008, -0.185, 0.026]);
    disc(ctx, '#3b2a2e', [x, -0.2, 0.036]);
  }
};

/** A string that hangs from it. */
export const drawString: Painter = (ctx, { bottom, phase }) => {
  const sway = Math.sin(phase * TAU) * 0.03;
  polygon(ctx, '#c9a03c', [0, bottom - 0.06, 0.05, bottom + 0.03, -0.05, bottom + 0.03]);
  stroke(ctx, { colour: '#f4efe4', width: 0.014 }, [
    0,
    bottom,
    0.03 + sway,
    bottom * 0.6,
    -0.02,
    bottom * 0.3,
    sway,
    0,
  ]);
};

/** The gloss of foil that is blown up tight. */
export const drawFoil: Painter = (ctx, { left, top, right, bottom, tint }) =>
  overDrawn(ctx, () => {
    if (tint !== undefined) {
      ctx.fillStyle = rgba(tint, 0.72);
      ctx.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
    }
    const gloss = ctx.createLinearGradient(left, top, right, bottom);
    for (const [stop, alpha] of [
      [0, 0.5],
      [0.2, 0.06],
      [0.42, 0.4],
      [0.55, 0.04],
      [1, 0.16],
    ] as const)
      gloss.addColorStop(stop, rgba('#ffffff', alpha));
    ctx.fillStyle = gloss;
    ctx.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
  });

/** The foot of a lamp with its cord and the light around what shines on it. */
export const drawFoot: Painter = (ctx, { left, right, bottom, top, tint }) => {
  line(ctx, { colour: '#8a6a3a', width: 0.05 }, [0, (top + bottom) / 2, 0, -0.06]);
  disc(ctx, '#c99a4e', [0, -0.075, 0.24, 0.045]);
  disc(ctx, '#a9803f', [0, -0.05, 0.26, 0.06]);
  halo(ctx, tint ?? '#ffd98a', [0, (top + bottom) / 2, Math.max(right - left, bottom - top) * 0.95, 0.85]);
};

/** What is lit from within: pale in the middle. */
export const drawLight: Painter = (ctx, { left, right, top, bottom, tint }) =>
  overDrawn(ctx, () => {
    const light = ctx.createRadialGradient(0, (top + bottom) / 2, 0, 0, (top + bottom) / 2, (right - left) * 0.6);
    light.addColorStop(0, rgba('#fff8e0', 0.75));
    light.addColorStop(0.6, rgba(tint ?? '#ffdf9a', 0.3));
    light.addColorStop(1, rgba(tint ?? '#ffc46a', 0.1));
    ctx.fillStyle = light;
    ctx.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
  });

/** Icing over the silhouette, darker at its foot, with a line of cream. */
export const drawIcing: Painter = (ctx, { left, right, top, bottom, tint }) =>
  overDrawn(ctx, () => {
    ctx.fillStyle = rgba(tint ?? '#f3a9bd', 0.66);
    ctx.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
    const low = bottom - (bottom - top) * 0.2;
    ctx.fillStyle = rgba('#8a5a3c', 0.8);
    ctx.fillRect(left - 1, low, right - left + 2, bottom - low + 1);
    for (let drop = 0; drop < 14; drop++)
      disc(ctx, '#fff6ea', [left + ((right - left) * (drop + 0.5)) / 14, low, (right - left) * 0.045]);
    for (let crumb = 0; crumb < 26; crumb++)
      disc(ctx, ['#f2c53c', '#5fb0d8', '#ffffff'][crumb % 3] ?? '', [
        left + (((crumb * 37) % 100) / 100) * (right - left),
        top + (((crumb * 61) % 100) / 100) * (low - top),
        0.016,
      ]);
  });

/** The plate that a cake is on, and its candles. */
export const drawPlate: Painter = (ctx, { left, right }) => {
  const half = (right - left) / 2 + 0.1;
  disc(ctx, '#f4f2ec', [0, -0.045, half, 0.07]);
  disc(ctx, '#cfd4da', [0, -0.02, half, 0.075]);
};

/** Two wheels under it. */
export const drawWheels: Painter = (ctx, { left, right, phase }) => {
  const radius = Math.min(0.2, (right - left) * 0.13);
  for (const x of [left * 0.56, right * 0.56]) {
    disc(ctx, '#2b2830', [x, -radius, radius]);
    disc(ctx, '#c9ccd4', [x, -radius, radius * 0.55]);
    for (const spoke of [0, 1, 2])
      line(ctx, { colour: '#7a7f8a', width: radius * 0.16 }, [
        x + Math.cos(phase * TAU + (spoke * TAU) / 6) * radius * 0.5,
        -radius + Math.sin(phase * TAU + (spoke * TAU) / 6) * radius * 0.5,
        x - Math.cos(phase * TAU + (spoke * TAU) / 6) * radius * 0.5,
        -radius - Math.sin(phase * TAU + (spoke * TAU) / 6) * radius * 0.5,
      ]);
  }
};

/** A window with somebody's room in it, a lamp ahead and a bumper, on what drives. */
export const drawCabin: Painter = (ctx, { left, right, top, bottom, tint }) => {
  const [width, height] = [right - left, bottom - top];
  if (tint !== undefined)
    overDrawn(ctx, () => {
      ctx.fillStyle = rgba(tint, 0.5);
      ctx.fillRect(left - 1, top - 1, width + 2, height + 2);
    });
  const y = top + height * 0.5;
  overDrawn(ctx, () => {
    panel(ctx, '#eef6fa', [-width * 0.17, y - height * 0.15, width * 0.34, height * 0.28, height * 0.09]);
    panel(ctx, '#6fa3bf', [-width * 0.15, y - height * 0.13, width * 0.3, height * 0.24, height * 0.07]);
    line(ctx, { colour: '#eef6fa', width: 0.03 }, [0, y - height * 0.14, 0, y + height * 0.12]);
    disc(ctx, '#3b2a2e', [width * 0.075, y - height * 0.01, height * 0.07]);
    disc(ctx, '#e0b08c', [width * 0.08, y + height * 0.02, height * 0.055]);
  });
  line(ctx, { colour: '#3a3640', width: 0.07 }, [left * 0.72, bottom - 0.05, right * 0.72, bottom - 0.05]);
};

/** A board on an easel, behind what is drawn on it. */
export const drawBoard: Painter = (ctx, { left, right, top, bottom }) => {
  const panelOf = (grow: number): [number, number, number, number, number] => [
    Math.min(left, -0.56) - grow,
    top - 0.1 - grow,
    Math.max(right, 0.56) - Math.min(left, -0.56) + grow * 2,
    bottom - top + 0.4 + grow * 2,
    0.03,
  ];
  panel(ctx, '#fbfaf4', panelOf(0));
  panel(ctx, '#6b4a2e', panelOf(0.05));
  for (const side of [-1, 1]) line(ctx, { colour: '#8a6238', width: 0.04 }, [side * 0.2, top, side * 0.36, -0.01]);
};

/** Bars, an axis and a line that rises, under what a chart is about. */
export const drawChart: Painter = (ctx, { bottom }) => {
  const floor = bottom + 0.26;
  for (const [index, tall] of [0.08, 0.13, 0.1, 0.17, 0.21].entries())
    panel(ctx, ['#e2574c', '#3f7fc4', '#f0b23c', '#4f9d5c', '#8a5ab0'][index] ?? '', [
      -0.46 + index * 0.2,
      floor - tall,
      0.12,
      tall,
    ]);
  line(ctx, { colour: '#3a3640', width: 0.018 }, [-0.54, floor, 0.54, floor]);
};
