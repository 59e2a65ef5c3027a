import { mix, rgba, disc, panel, createRandom, type Context2d } from '@kinora/drawing';

import { drawPlate, fillDown, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Moment, Studio } from '../studio.ts';
import {
  castShadow,
  coverBox,
  focusOf,
  type Box,
  type MakeFrame,
  type MakeFrameLabel,
  type Size,
} from './picture-frame.ts';

const TONES = ['#ffd166', '#ef476f', '#06d6a0', '#4cc9f0', '#f78c6b'];

/** Lights of a hall, far out of focus. */
function paintHall(ctx: Context2d, { width, height, seed }: Studio): void {
  fillDown(ctx, ['#2a2050', '#54357e', '#a2527e']);
  const random = createRandom(seed ^ 0x51a7);
  for (let light = 0; light < 34; light++) {
    const size = height * (0.03 + 0.07 * random());
    const tone = TONES[light % TONES.length] ?? '#ffffff';
    disc(ctx, rgba(tone, 0.1 + 0.2 * random()), [width * random(), height * random(), size]);
  }
  shineOn(ctx, [width * 0.5, height * 0.4, height * 0.8], ['rgba(255,230,220,.28)', 'rgba(10,4,30,.4)']);
}

/** The card about the point it hangs from, in pixels. */
function cardOf({ width, height }: Size): Box {
  const tall = Math.min(height * 0.74, width * 1.02);
  const wide = tall * 0.76;
  return { x: -wide / 2, y: height * 0.2, width: wide, height: tall };
}

/** It hangs from above the frame and swings out. */
function swingAt({ time, progress }: Moment): number {
  return 0.16 * Math.exp(-progress * 6) * Math.cos(time * 4.2) + 0.016 * Math.sin(time * 1.7);
}
const hangs = ({ height }: Size) => -height * 0.06;

/** The white field under the picture of the badge. */
export const nameTagLabel: MakeFrameLabel = (size) => {
  const card = cardOf(size);
  const below = card.y + card.height * 0.855;
  return (moment) => {
    const turn = swingAt(moment);
    return {
      x: size.width / 2 - Math.sin(turn) * below,
      y: hangs(size) + Math.cos(turn) * below,
      width: card.width * 0.86,
      height: card.height * 0.2,
      turn,
      scale: 1,
    };
  };
};

function paintStraps(ctx: Context2d, { y, width }: Box, tone: string): void {
  for (const [side, shade] of [
    [-1, 0.3],
    [1, 0],
  ] as const) {
    ctx.fillStyle = mix(tone, '#1a0a3a', shade);
    ctx.beginPath();
    ctx.moveTo(side * width * 0.3 - width * 0.045, -y);
    ctx.lineTo(side * width * 0.3 + width * 0.045, -y);
    ctx.lineTo(width * 0.04, y + width * 0.02);
    ctx.lineTo(-width * 0.04, y + width * 0.02);
    ctx.closePath();
    ctx.fill();
  }
  panel(ctx, '#c8ccd6', [-width * 0.05, y - width * 0.05, width * 0.1, width * 0.1, width * 0.02]);
  panel(ctx, '#8a90a0', [-width * 0.03, y - width * 0.01, width * 0.06, width * 0.09, width * 0.03]);
}

/** A badge on a lanyard: picture above, room for a name below. */
export const nameTag: MakeFrame = (studio) => {
  const hall = plateOf(studio, (ctx) => paintHall(ctx, studio));
  const card = cardOf(studio);
  const { x, y, width, height } = card;
  const tone = '#ef476f';
  return (ctx, picture, moment) => {
    drawPlate(ctx, hall);
    ctx.translate(studio.width / 2, hangs(studio));
    ctx.rotate(swingAt(moment));
    castShadow(ctx, { ...card, x: x + width * 0.02 }, width * 0.09);
    panel(ctx, '#fdfcf8', [x, y, width, height, width * 0.05]);
    panel(ctx, tone, [x, y, width, height * 0.15, width * 0.05]);
    panel(ctx, tone, [x, y + height * 0.08, width, height * 0.07]);
    panel(ctx, '#3a1430', [-width * 0.09, y + height * 0.035, width * 0.18, height * 0.032, height * 0.016]);
    paintStraps(ctx, { x, y: y + height * 0.03, width, height }, '#4cc9f0');
    const hole: Box = { x: x + width * 0.07, y: y + height * 0.15, width: width * 0.86, height: height * 0.58 };
    coverBox(ctx, picture, { ...hole, focus: focusOf(studio) });
    panel(ctx, tone, [x, y + height * 0.73, width, height * 0.012]);
    const gloss = ctx.createLinearGradient(x, y, x + width, y + height);
    const at = 0.35 + 0.2 * Math.sin(moment.time * 1.1);
    gloss.addColorStop(at - 0.12, 'rgba(255,255,255,0)');
    gloss.addColorStop(at, 'rgba(255,255,255,.3)');
    gloss.addColorStop(at + 0.06, 'rgba(255,255,255,0)');
    panel(ctx, gloss, [x, y, width, height, width * 0.05]);
  };
};
