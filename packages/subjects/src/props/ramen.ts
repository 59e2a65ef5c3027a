import { rgba, shade, blob, disc, line, panel, polygon, stroke, type Context2d } from '@kinora/drawing';

import { ramenAbove } from '../above/dishes.ts';
import type { Rig } from '../rig/rig.ts';
import { RAMEN } from './ramen.data.ts';

function drawBroth(ctx: Context2d, colour: string): void {
  disc(ctx, '#3a2018', [0, -0.5, 0.8, 0.2]);
  disc(ctx, shade(colour, -0.08), [0, -0.51, 0.8, 0.2]);
  disc(ctx, '#f7efe2', [0, -0.515, 0.77, 0.185]);
  disc(ctx, '#d98a3a', [0, -0.5, 0.71, 0.16]);
  for (let i = 0; i < 9; i++) {
    const left = [-0.5 + i * 0.04, -0.5 + Math.sin(i) * 0.05, -0.3 + i * 0.05, -0.56 + Math.cos(i * 2) * 0.05];
    const right = [-0.1 + i * 0.05, -0.47 + Math.sin(i * 1.7) * 0.05, 0.1 + i * 0.03, -0.54];
    stroke(ctx, { colour: i % 2 === 1 ? '#ffe3a0' : '#f6cf7c', width: 0.034 }, [...left, ...right]);
  }
}

function drawEgg(ctx: Context2d): void {
  disc(ctx, '#fffaf0', [-0.34, -0.56, 0.15, 0.1]);
  disc(ctx, '#ff9d2e', [-0.33, -0.56, 0.08, 0.055]);
  disc(ctx, '#ffc766', [-0.35, -0.575, 0.03, 0.02]);
}

function drawToppings(ctx: Context2d): void {
  drawEgg(ctx);
  disc(ctx, '#fbf6ef', [0.1, -0.6, 0.14, 0.085]);
  stroke(ctx, { colour: '#f48aa6', width: 0.026 }, RAMEN.swirl);
  blob(ctx, '#a85c3c', RAMEN.backPork);
  blob(ctx, '#a85c3c', RAMEN.frontPork);
  stroke(ctx, { colour: '#efc0a0', width: 0.02 }, RAMEN.backFat);
  stroke(ctx, { colour: '#efc0a0', width: 0.02 }, RAMEN.frontFat);
  polygon(ctx, '#1d3a2c', RAMEN.nori);
  polygon(ctx, '#27503b', RAMEN.noriSheen);
  for (let i = 0; i < 12; i++) {
    const x = -0.12 + ((i * 0.618) % 1) * 0.4;
    disc(ctx, i % 2 === 1 ? '#6cc04a' : '#9ade6a', [x, -0.5 + ((i * 0.37) % 1) * 0.08, 0.026, 0.018]);
  }
}

function traceBowl(ctx: Context2d): void {
  ctx.beginPath();
  ctx.moveTo(-0.8, -0.5);
  ctx.bezierCurveTo(-0.76, -0.18, -0.45, -0.08, -0.32, -0.06);
  ctx.lineTo(0.32, -0.06);
  ctx.bezierCurveTo(0.45, -0.08, 0.76, -0.18, 0.8, -0.5);
  ctx.bezierCurveTo(0.6, -0.27, -0.6, -0.27, -0.8, -0.5);
}

function drawBowl(ctx: Context2d, colour: string): void {
  ctx.save();
  traceBowl(ctx);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.clip();
  disc(ctx, rgba('#ffffff', 0.12), [-0.45, -0.3, 0.18, 0.3, 0.5]);
  ctx.lineWidth = 0.028;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#f6d9a0';
  for (let i = -4; i <= 4; i++) ctx.strokeRect(i * 0.17 - 0.05, -0.235 - 0.012 * i * i, 0.1, 0.075);
  ctx.restore();
  panel(ctx, shade(colour, -0.12), [-0.34, -0.08, 0.68, 0.08, 0.02]);
}

function drawChopsticks(ctx: Context2d): void {
  for (const stick of [RAMEN.backStick, RAMEN.frontStick]) {
    line(ctx, { colour: '#7a4a2a', width: 0.034 }, stick);
    line(ctx, { colour: '#b98352', width: 0.012 }, stick);
  }
}

export const ramen: Rig = {
  box: [-0.95, -1, 0.97, 0.05],
  above: ramenAbove,
  frames: 1,
  steam: [0, -0.62, 1.2, 0.95],
  draw(ctx, _phase, { tint: colour = '#c8372d' }) {
    drawBroth(ctx, colour);
    drawToppings(ctx);
    drawBowl(ctx, colour);
    drawChopsticks(ctx);
  },
};
