import { mix, rgba, disc, panel, lerp, smoothStep, TAU, type Context2d } from '@kinora/drawing';

import { drawPlate, plateOf } from '../backdrops/backdrop.ts';
import { paintTable } from './paper.ts';
import { castShadow, coverBox, focusOf, type Box, type MakeFrame } from './picture-frame.ts';

/** A postage stamp of a little sun over hills, with its perforation. */
function paintStamp(ctx: Context2d, { x, y, width, height }: Box): void {
  panel(ctx, '#fffaf0', [x, y, width, height]);
  const teeth = 7;
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const along = tooth / teeth;
    for (const [across, down] of [
      [along, 0],
      [along, 1],
      [0, along],
      [1, along],
    ] as const) {
      disc(ctx, '#fffaf0', [x + across * width, y + down * height, width * 0.045]);
    }
  }
  ctx.save();
  ctx.beginPath();
  ctx.rect(x + width * 0.09, y + height * 0.08, width * 0.82, height * 0.84);
  ctx.clip();
  panel(ctx, '#ff9a5c', [x, y, width, height]);
  disc(ctx, '#ffe08a', [x + width * 0.52, y + height * 0.48, width * 0.2]);
  disc(ctx, '#2f8f8a', [x + width * 0.2, y + height * 1.02, width * 0.5]);
  disc(ctx, '#1f6a72', [x + width * 0.86, y + height * 1.1, width * 0.56]);
  ctx.restore();
}

/** Waves and a ring, as the post cancels stamps. */
function paintPostmark(ctx: Context2d, [x, y, size]: readonly [number, number, number]): void {
  ctx.strokeStyle = rgba('#1a1a2e', 0.62);
  ctx.lineWidth = size * 0.055;
  for (const radius of [0.62, 0.44]) {
    ctx.beginPath();
    ctx.arc(x, y, size * radius, 0, TAU);
    ctx.stroke();
  }
  for (let line = 0; line < 4; line++) {
    ctx.beginPath();
    for (let step = 0; step <= 24; step++) {
      const share = step / 24;
      ctx.lineTo(x + size * (0.6 + share * 2), y + size * (-0.42 + 0.28 * line + 0.08 * Math.sin(share * 14)));
    }
    ctx.stroke();
  }
}

/** A postcard with a white border that is dropped on a table and stamped. */
export const postcard: MakeFrame = (studio) => {
  const { width, height } = studio;
  const table = plateOf(studio, (ctx) => paintTable(ctx, studio, '#4a6a78'));
  const isWide = width > height;
  const across = isWide ? Math.min(width * 0.84, height * 1.28) : width * 0.84;
  const down = isWide ? across * 0.66 : Math.min(height * 0.82, across * 1.28);
  const card: Box = { x: -across / 2, y: -down / 2, width: across, height: down };
  const edge = Math.min(across, down) * 0.045;
  const hole: Box = { x: card.x + edge, y: card.y + edge, width: across - edge * 2, height: down - edge * 2 };
  const stamp = Math.min(across, down) * 0.16;
  const corner: Box = {
    x: hole.x + hole.width - stamp * 1.12,
    y: hole.y + stamp * 0.14,
    width: stamp,
    height: stamp * 1.2,
  };
  return (ctx, picture, { progress, time }) => {
    drawPlate(ctx, table);
    const landed = smoothStep(0, 0.14, progress);
    ctx.translate(width / 2, height / 2 - (1 - landed) * height * 0.2);
    ctx.rotate(lerp(0.3, 0.03, landed) + 0.008 * Math.sin(time * 1.1));
    const grow = lerp(1.5, 1, landed) + 0.008 * Math.sin(time * 0.9);
    ctx.scale(grow, grow);
    castShadow(ctx, card, edge * lerp(4, 1.1, landed));
    panel(ctx, mix('#fffdf6', '#e8dcc0', 0.25), [card.x, card.y, across, down, edge * 0.2]);
    coverBox(ctx, picture, { ...hole, focus: focusOf(studio) });
    paintStamp(ctx, corner);
    const pressed = smoothStep(0.22, 0.26, progress);
    if (pressed > 0) {
      ctx.globalAlpha = pressed;
      paintPostmark(ctx, [corner.x - stamp * 0.36, corner.y + stamp * 0.7, stamp * lerp(1.5, 1, pressed)]);
      ctx.globalAlpha = 1;
    }
    const gloss = ctx.createLinearGradient(card.x, card.y, card.x + across, card.y + down);
    const at = 0.4 + 0.18 * Math.sin(time * 0.8);
    gloss.addColorStop(at - 0.16, 'rgba(255,255,255,0)');
    gloss.addColorStop(at, 'rgba(255,255,255,.2)');
    gloss.addColorStop(at + 0.1, 'rgba(255,255,255,0)');
    panel(ctx, gloss, [card.x, card.y, across, down]);
  };
};
