import { lerp, smoothStep } from '@kinora/drawing';

import type { Studio } from '../studio.ts';
import type { Change } from './change.ts';

/** A page of paper that is turned over from the right. */
export const pageTurn = ({ width, height }: Studio): Change => {
  const slant = height * 0.22;
  return (ctx, { page, next, progress }) => {
    const turned = smoothStep(0, 1, progress);
    const fold = lerp(width + slant, -slant - width * 0.3, turned);
    const curl = width * 0.26 * Math.sin(Math.min(1, turned * 1.2) * Math.PI * 0.55 + 0.2);
    ctx.drawImage(next, 0, 0);
    const shade = ctx.createLinearGradient(fold, 0, fold + width * 0.3, 0);
    shade.addColorStop(0, 'rgba(0,0,0,.55)');
    shade.addColorStop(1, 'rgba(0,0,0,0)');
    ctx.fillStyle = shade;
    ctx.fillRect(Math.max(0, fold - slant), 0, width, height);
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(-10, -10);
    ctx.lineTo(fold + slant / 2, -10);
    ctx.lineTo(fold - slant / 2, height + 10);
    ctx.lineTo(-10, height + 10);
    ctx.closePath();
    ctx.clip();
    ctx.drawImage(page, 0, 0);
    ctx.restore();
    // The back of the page, rolled over the fold.
    ctx.save();
    ctx.transform(1, 0, -slant / height, 1, fold + slant / 2, 0);
    ctx.beginPath();
    ctx.rect(-curl, -10, curl, height + 20);
    ctx.clip();
    ctx.save();
    ctx.scale(-1, 1);
    ctx.globalAlpha = 0.3;
    ctx.drawImage(page, width - curl * 1.6, 0, curl * 1.6, height, 0, 0, curl, height);
    ctx.restore();
    const paper = ctx.createLinearGradient(-curl, 0, 0, 0);
    for (const [at, tone] of [
      [0, 'rgba(120,112,104,.75)'],
      [0.12, 'rgba(244,240,232,.82)'],
      [0.62, 'rgba(255,253,248,.92)'],
      [0.9, 'rgba(206,198,188,.88)'],
      [1, 'rgba(140,132,124,.9)'],
    ] as const) {
      paper.addColorStop(at, tone);
    }
    ctx.fillStyle = paper;
    ctx.fillRect(-curl, -10, curl, height + 20);
    ctx.restore();
    const cast = ctx.createLinearGradient(fold - curl - width * 0.06, 0, fold - curl, 0);
    cast.addColorStop(0, 'rgba(0,0,0,0)');
    cast.addColorStop(1, 'rgba(0,0,0,.3)');
    ctx.save();
    ctx.transform(1, 0, -slant / height, 1, slant / 2, 0);
    ctx.fillStyle = cast;
    ctx.fillRect(fold - curl - width * 0.06, 0, width * 0.06, height);
    ctx.restore();
  };
};
