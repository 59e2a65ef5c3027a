import { smoothStep, type Context2d } from '@kinora/drawing';

import { LETTERINGS, type Lettering } from '../lettering/letterings.ts';
import { figureAt, WORD_MOTIONS, type WordPose } from '../lettering/motions.ts';
import { setCaption, type Room, type SetCaption } from '../lettering/set-caption.ts';
import type { WordSprite } from '../lettering/word-sprites.ts';
import type { Label, MakeFrameOperation, Moment, Studio } from '../studio.ts';

/** Middle of each place, as a share of the frame's height. */
const PLACES: Readonly<Record<string, number>> = { top: 0.16, middle: 0.5, bottom: 0.83 };
/** Figures before the words of a count-down. */
const COUNT_FROM = 3;

function placeIn({ width, height, label }: Studio, place: string): (moment: Moment) => Label {
  if (place === 'label' && label) return label;
  const y = height * (PLACES[place] ?? 0.83);
  return () => ({ x: width / 2, y, width: width * 0.86, height: height * 0.26, turn: 0, scale: 1 });
}

/** The most a word may be as large as, in pixels. */
function roomOf({ width, height }: Studio, { width: across, height: down }: Label, size: number): Room {
  return {
    width: across,
    height: down,
    size: Math.min(Math.min(width, height) * 0.125, height * 0.12) * size,
    lines: width > height ? 2 : 3,
  };
}

/** Draws a word about its middle, cut off where it is not written yet. */
function drawWord(ctx: Context2d, sprite: WordSprite, { shown, direction }: { shown: number; direction: string }) {
  const { canvas, left, base, width } = sprite;
  if (shown <= 0) return;
  const wide = shown >= 1 ? canvas.width : left + width * shown;
  const from = direction === 'rtl' ? canvas.width - wide : 0;
  ctx.drawImage(canvas, from, 0, wide, canvas.height, from - left - width / 2, -base, wide, canvas.height);
}

function enter(ctx: Context2d, [x, y]: readonly [number, number], { pose, size }: { pose: WordPose; size: number }) {
  // Words turn and grow about the middle of their letters.
  const rise = size * 0.34;
  ctx.translate(x + pose.across * size, y - rise + pose.down * size);
  ctx.rotate(pose.turn);
  ctx.scale(pose.scale, pose.scale);
  ctx.translate(0, rise);
}

interface Play {
  readonly caption: SetCaption;
  readonly lettering: Lettering;
  readonly colour: string;
  readonly moment: Moment;
  readonly motion: string;
}

function drawUnder(ctx: Context2d, { caption, lettering, colour, moment, motion }: Play): void {
  const progress = motion === 'count-down' ? moment.progress * 2 - 1 : 1;
  const shown = Math.min(smoothStep(0, 0.5, moment.since), smoothStep(0, 0.2, progress));
  for (const { x, y, width } of caption.lines) {
    ctx.save();
    ctx.translate(x, y - caption.size * 0.12);
    lettering.under?.(ctx, { width, height: caption.size * 1.36, shown, colour });
    ctx.restore();
  }
}

function drawWords(ctx: Context2d, { caption, moment, motion }: Play): void {
  const { words, size, direction } = caption;
  const pose = WORD_MOTIONS[motion];
  if (!pose) return;
  for (const { sprite, x, y, order } of words) {
    const now = pose({ order, count: words.length, since: moment.since, progress: moment.progress });
    if (now.alpha <= 0.01 || now.scale <= 0.01) continue;
    ctx.save();
    ctx.globalAlpha = Math.min(1, now.alpha * moment.presence);
    enter(ctx, [x, y], { pose: now, size });
    drawWord(ctx, sprite, { shown: now.shown, direction });
    ctx.restore();
  }
}

/** Large figures that give way to each other. */
function makeFigures(studio: Studio, lettering: Lettering, colour: string) {
  const { environment, width, height } = studio;
  const size = Math.min(width, height) * 0.46;
  const room: Room = { width, height, size, lines: 1 };
  const figures = Array.from({ length: COUNT_FROM }, (_, index) =>
    setCaption(environment, { text: String(index + 1), lettering: { ...lettering }, colour, room }),
  );
  return (ctx: Context2d, { progress, presence }: Moment) => {
    const now = figureAt(progress, COUNT_FROM);
    const figure = now && figures[now.figure - 1];
    const word = figure?.words[0];
    if (!now || !word) return;
    const alpha = smoothStep(0, 0.1, now.share) * (1 - smoothStep(0.72, 1, now.share));
    const scale = 1.5 - 0.5 * smoothStep(0, 0.25, now.share) - 0.18 * smoothStep(0.6, 1, now.share);
    ctx.save();
    ctx.globalAlpha = alpha * presence;
    ctx.translate(width / 2, height * 0.46);
    ctx.scale(scale, scale);
    ctx.translate(0, figure.size * 0.34);
    drawWord(ctx, word.sprite, { shown: 1, direction: 'ltr' });
    ctx.restore();
  };
}

/** Draws the member's words over the frame, or on the label of the thing the frame is shown as. */
export const caption: MakeFrameOperation = (studio, values) => {
  const lettering = LETTERINGS[values.text('lettering')];
  const [motion, colour] = [values.text('motion'), values.text('colour')];
  const place = placeIn(studio, values.text('place'));
  if (!lettering || studio.words === '') return {};
  const figures = motion === 'count-down' ? makeFigures(studio, lettering, colour) : null;
  let set: SetCaption | null = null;
  return {
    finish: (ctx, moment) => {
      if (moment.presence <= 0.01 || moment.since < 0) return;
      const label = place(moment);
      set ??= setCaption(studio.environment, {
        text: studio.words,
        lettering,
        colour,
        room: roomOf(studio, label, values.number('size') / 100),
      });
      ctx.save();
      figures?.(ctx, moment);
      ctx.translate(label.x, label.y);
      ctx.rotate(label.turn);
      ctx.scale(label.scale, label.scale);
      const play: Play = { caption: set, lettering, colour, moment, motion };
      if (lettering.under) drawUnder(ctx, play);
      drawWords(ctx, play);
      ctx.restore();
    },
  };
};
