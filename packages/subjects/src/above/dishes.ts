import { blob, disc, line, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

const BOX = [-1, -1, 1, 1] as const;

/** A round vessel: its shadow within, its rim, and what is in it. */
function drawVessel(ctx: Context2d, colour: string, { reach, filled }: { reach: number; filled: string }): void {
  disc(ctx, shade(colour, -0.1), [0, 0.03, reach]);
  disc(ctx, mix(colour, '#ffffff', 0.35), [0, 0, reach]);
  disc(ctx, shade(colour, -0.2), [0, 0, reach * 0.9]);
  disc(ctx, filled, [0, 0.015, reach * 0.86]);
  disc(ctx, rgba('#ffffff', 0.16), [-reach * 0.3, -reach * 0.36, reach * 0.34, reach * 0.16, -0.7]);
}

/** Noodles lie in loops around the middle. */
function drawNoodles(ctx: Context2d): void {
  for (let loop = 0; loop < 26; loop++) {
    const [x, y] = [Math.cos(loop * 2.4) * 0.3, Math.sin(loop * 2.4) * 0.3];
    const reach = 0.2 + ((loop * 0.37) % 1) * 0.16;
    ctx.strokeStyle = loop % 2 === 0 ? '#ffe3a0' : '#f3c768';
    ctx.lineWidth = 0.035;
    ctx.beginPath();
    ctx.ellipse(x, y, reach, reach * 0.7, loop, 0.4, 4.6);
    ctx.stroke();
  }
}

function drawToppings(ctx: Context2d): void {
  for (const [x, y] of [
    [-0.34, -0.26],
    [-0.44, 0.06],
  ] as const) {
    disc(ctx, '#fffaf0', [x, y, 0.19, 0.16, 0.5]);
    disc(ctx, '#ff9d2e', [x + 0.02, y, 0.1]);
    disc(ctx, '#ffc766', [x, y - 0.02, 0.04]);
  }
  for (const [x, y] of [
    [0.16, -0.42],
    [0.38, -0.28],
  ] as const) {
    disc(ctx, '#a85c3c', [x, y, 0.21, 0.17, 0.4]);
    stroke(ctx, { colour: '#efc0a0', width: 0.03 }, [x - 0.12, y, x, y - 0.08, x + 0.12, y + 0.02]);
  }
  disc(ctx, '#fbf6ef', [0.3, 0.18, 0.16]);
  stroke(ctx, { colour: '#f48aa6', width: 0.035 }, [0.22, 0.2, 0.28, 0.1, 0.38, 0.15, 0.34, 0.25, 0.28, 0.2]);
  blob(ctx, '#1d3a2c', [-0.2, 0.26, 0.12, 0.32, 0.08, 0.66, -0.24, 0.6]);
  for (let leaf = 0; leaf < 14; leaf++) {
    const [x, y] = [Math.cos(leaf * 1.9) * 0.2, Math.sin(leaf * 2.7) * 0.2];
    disc(ctx, leaf % 2 === 0 ? '#6cc04a' : '#9ade6a', [x, y, 0.035]);
  }
}

/** A bowl of ramen from above, with its chopsticks across the rim. */
export const ramenAbove: Rig = {
  box: BOX,
  frames: 1,
  isLevel: true,
  steam: [0, -0.1, 1, 0.8],
  draw(ctx, _phase, { tint: colour = '#c8372d' }) {
    drawVessel(ctx, colour, { reach: 0.92, filled: '#d98a3a' });
    drawNoodles(ctx);
    drawToppings(ctx);
    for (const [from, to] of [
      [0.42, 0.98],
      [0.54, 0.9],
    ] as const) {
      line(ctx, { colour: '#7a4a2a', width: 0.05 }, [to, -from, from * 0.3, 0.86]);
      line(ctx, { colour: '#b98352', width: 0.018 }, [to, -from, from * 0.3, 0.86]);
    }
  },
};

/** A leaf in the milk of a coffee. */
function drawLeaf(ctx: Context2d): void {
  const milk = '#f6e6cc';
  for (let row = 0; row < 5; row++) {
    const y = -0.2 + row * 0.1;
    const wide = 0.22 - row * 0.03;
    stroke(ctx, { colour: milk, width: 0.05 }, [-wide, y - 0.04, 0, y + 0.07, wide, y - 0.04]);
  }
  line(ctx, { colour: milk, width: 0.035 }, [0, -0.24, 0, 0.32]);
}

/** A cup of coffee on its saucer, from above. */
export const coffeeAbove: Rig = {
  box: BOX,
  frames: 1,
  isLevel: true,
  steam: [0, -0.1, 0.7, 0.7],
  draw(ctx, _phase, { tint: colour = '#f1ece2' }) {
    disc(ctx, shade(colour, -0.12), [0, 0.03, 0.96]);
    disc(ctx, colour, [0, 0, 0.96]);
    disc(ctx, shade(colour, -0.05), [0, 0, 0.66]);
    stroke(ctx, { colour: '#b9bfc6', width: 0.06 }, [-0.2, 0.78, 0.3, 0.72, 0.72, 0.46]);
    disc(ctx, '#c9ced4', [0.74, 0.44, 0.13, 0.08, -0.6]);
    stroke(ctx, { colour: shade(colour, -0.06), width: 0.13 }, [0.4, -0.24, 0.72, -0.42, 0.78, -0.3, 0.48, -0.1]);
    drawVessel(ctx, colour, { reach: 0.54, filled: '#6b3f24' });
    disc(ctx, '#a87246', [0, 0.01, 0.42]);
    drawLeaf(ctx);
  },
};

/** An empty bowl or mug, from above. */
export const bowlAbove: Rig = {
  box: BOX,
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint: colour = '#6f9fb8' }) {
    drawVessel(ctx, colour, { reach: 0.92, filled: shade(colour, -0.1) });
    disc(ctx, shade(colour, -0.05), [0, 0.1, 0.5]);
  },
};

/** A cake from above, with cream around its edge and candles. */
export const cakeAbove: Rig = {
  box: BOX,
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint: colour = '#f3a8bd' }) {
    disc(ctx, '#e9e2d6', [0, 0.02, 0.97]);
    disc(ctx, '#f8f4ec', [0, 0, 0.95]);
    disc(ctx, shade(colour, -0.08), [0, 0.03, 0.78]);
    disc(ctx, colour, [0, 0, 0.78]);
    for (let dot = 0; dot < 20; dot++) {
      const angle = (dot / 20) * TAU;
      disc(ctx, '#fffaf2', [Math.cos(angle) * 0.68, Math.sin(angle) * 0.68, 0.1]);
      if (dot % 2 === 0) disc(ctx, '#d8354a', [Math.cos(angle) * 0.68, Math.sin(angle) * 0.68, 0.055]);
    }
    for (let candle = 0; candle < 6; candle++) {
      const angle = (candle / 6) * TAU;
      const [x, y] = [Math.cos(angle) * 0.34, Math.sin(angle) * 0.34];
      disc(ctx, rgba('#ffd76a', 0.5), [x, y, 0.14]);
      disc(ctx, '#5f9ac4', [x, y, 0.07]);
      disc(ctx, '#fff3c0', [x, y, 0.035]);
    }
  },
};
