import { fillDown, shineOn } from '../backdrops/backdrop.ts';
import { castShadow, coverBox, type MakeFrame } from './picture-frame.ts';

/** A glossy card that tilts in space. */
export const card: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const tall = height * 0.78;
  const wide = Math.min(tall * (width > height ? 1.25 : 0.72), width * 0.8);
  return (ctx, picture, { time }) => {
    fillDown(ctx, ['#2b1a5c', '#6a2f8a', '#ff8a6c']);
    shineOn(
      ctx,
      [width * (0.5 + 0.2 * Math.sin(time * 0.6)), height * 0.4, width * 0.6],
      ['rgba(255,220,255,.5)', 'rgba(255,220,255,0)'],
    );
    const tilt = Math.sin(time * 1.1);
    const nod = Math.cos(time * 0.9);
    ctx.translate(width / 2, height / 2 + 8 * unit * Math.sin(time * 1.5));
    ctx.transform(0.965 - 0.05 * tilt * tilt, 0.07 * tilt, 0.05 * nod, 0.98, 0, 0);
    const box = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
    castShadow(ctx, { ...box, x: box.x - 22 * unit * tilt, y: box.y + 20 * unit }, 46 * unit);
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, wide, tall, 30 * unit);
    ctx.save();
    ctx.clip();
    coverBox(ctx, picture, {
      x: box.x - 14 * unit + 12 * unit * tilt,
      y: box.y - 10 * unit,
      width: wide + 28 * unit,
      height: tall + 20 * unit,
    });
    const place = 0.5 + 0.42 * tilt;
    const foil = ctx.createLinearGradient(box.x, box.y, box.x + wide, box.y + tall * 0.6);
    for (const [at, tone] of [
      [-0.25, 'rgba(255,80,200,0)'],
      [-0.12, 'rgba(120,200,255,.26)'],
      [0, 'rgba(255,255,255,.6)'],
      [0.12, 'rgba(255,220,120,.26)'],
      [0.25, 'rgba(120,255,180,0)'],
    ] as const) {
      foil.addColorStop(Math.min(1, Math.max(0, place + at)), tone);
    }
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = foil;
    ctx.fillRect(box.x, box.y, wide, tall);
    ctx.restore();
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, wide, tall, 30 * unit);
    ctx.strokeStyle = 'rgba(255,255,255,.85)';
    ctx.lineWidth = 5 * unit;
    ctx.stroke();
  };
};
