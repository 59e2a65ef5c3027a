import { mix, rgba, shade, panel, pick, type Context2d, verticalGradient, within } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { addHangingLamps } from '../hanging-lamps.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP, makeHourLight, warmedPalette } from '../hour-light.ts';
import { addIndoorCast } from '../indoor-world.ts';
import { makeShafts } from '../light-shafts.ts';
import { addOutlook } from '../outlook.ts';
import { repeat } from '../repeat.ts';
import { wallAround } from '../wall-around.ts';
import { BOOK_COLOURS } from './book-colours.data.ts';
import { paintBookcases } from './bookcases.ts';
import { type Desk, paintDesk, paintLadder, paintLibraryFloor, placeDesk } from './furnishings.ts';
import { planLibrary, type LibraryPlan } from './library-plan.ts';
import { traceArch, paintArchedWindow } from './library-window.ts';

/** Beams and a cornice above the shelves. */
function paintCeiling(ctx: Context2d, strip: Strip, { ceiling, light, wood }: LibraryPlan): void {
  const { palette, unit: u } = strip.stage;
  const dark = mix(shade(wood, -0.16), palette.ink, 0.4);
  ctx.fillStyle = verticalGradient(ctx, [strip.top, ceiling + 30 * u], [dark, shade(dark, 0.06)]);
  ctx.fillRect(strip.left, strip.top, strip.width, ceiling + 26 * u - strip.top);
  panel(ctx, mix(wood, palette.key, 0.25), [strip.left, ceiling + 4 * u, strip.width, 9 * u]);
  panel(ctx, light.tone('#d9a24a'), [strip.left, ceiling + 15 * u, strip.width, 3 * u]);
  const step = 36 * u;
  repeat(Math.ceil(strip.width / step), (i) => {
    panel(ctx, shade(wood, -0.03), [strip.left + i * step, ceiling + 20 * u, step * 0.5, 10 * u, 2 * u]);
  });
}

/** What lamps and the window lay on the shelves. */
function paintLight(ctx: Context2d, stage: Stage, { desk, plan }: { desk: Desk; plan: LibraryPlan }): void {
  const { height, width } = stage;
  const { floor, gallery, light, window: w } = plan;
  const alpha = 0.5 * light.lamps;
  const warm = { colour: LAMP, alpha };
  glowAt(ctx, stage, { ...warm, x: width * 0.3, y: (floor + gallery) / 2, rx: width * 0.36, ry: height * 0.36 });
  glowAt(ctx, stage, { ...warm, x: desk.lampX, y: desk.lampY, rx: width * 0.24, ry: height * 0.26 });
  glowAt(ctx, stage, { ...warm, x: width * 0.45, y: floor + 70 * stage.unit, rx: width * 0.5, ry: height * 0.16 });
  const cool = { colour: light.beam, alpha: 0.4 * light.daylight };
  const middle = { x: w.x + w.width / 2, y: w.y + w.height * 0.5 };
  glowAt(ctx, stage, { ...cool, ...middle, rx: w.width * 1.5, ry: w.height * 0.85 });
}

function addHall(stage: Stage, plan: LibraryPlan, desk: Desk): void {
  addHeroLeftStrip(stage, { parallax: 0.55, top: -stage.height * 0.06 }, (ctx, strip) => {
    const { palette, unit: u } = stage;
    within(
      ctx,
      wallAround(strip, () => traceArch(ctx, plan.window)),
      () => {
        ctx.fillStyle = mix(shade(plan.wood, -0.06), palette.ink, 0.2);
        ctx.fillRect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
        const { window: w } = plan;
        const spring = w.y + w.width * 0.5;
        panel(ctx, plan.stone, [w.x - 20 * u, spring, w.width + 40 * u, w.y + w.height - spring + 12 * u]);
        paintBookcases(ctx, strip, plan);
        paintCeiling(ctx, strip, plan);
        paintLibraryFloor(ctx, strip, plan);
      },
    );
    paintArchedWindow(ctx, strip, plan);
    paintLadder(ctx, stage, plan);
    paintLight(ctx, stage, { desk, plan });
  });
}

/** The desk stands nearer than the shelves; its lamp breathes. */
function addDesk(stage: Stage, plan: LibraryPlan, desk: Desk): void {
  const { unit: u } = stage;
  const place = { parallax: 0.75, top: desk.top - 100 * u, bottom: desk.foot + 20 * u };
  addHeroLeftStrip(stage, place, (ctx) => paintDesk(ctx, stage, { plan, desk }));
  const { lamps } = plan.light;
  if (lamps < 0.05) return;
  const lamp = { x: mirroredX(stage, desk.lampX), y: desk.lampY + 4 * u };
  stage.live(0.75, (ctx, time) => {
    const breath = lamps * (0.5 + 0.04 * Math.sin(time * 3.3));
    glowAt(ctx, stage, { colour: LAMP, ...lamp, rx: 150 * u, ry: 90 * u, alpha: breath });
    glowAt(ctx, stage, { colour: '#f2ffd8', ...lamp, rx: 46 * u, ry: 16 * u, alpha: 0.9 * lamps });
  });
}

function addSunbeams(stage: Stage, { floor, light, window: w }: LibraryPlan): void {
  const openings = [0, 1, 2].map((i) => {
    const x = mirroredX(stage, w.x + w.width * (i / 3 + 0.16)) - w.width * 0.13;
    return { x, y: w.y + w.height * 0.12, width: w.width * 0.26, height: w.height * 0.8 };
  });
  const shape = { openings, lean: stage.frame.side * 0.6, length: floor - w.y - w.height * 0.55 };
  stage.live(0.55, makeShafts(stage, { ...shape, colour: light.beam, gain: 0.42 * light.daylight }));
}

function addLamps(stage: Stage, { gallery, light }: LibraryPlan): void {
  const { frame, unit, width } = stage;
  const shares = frame.wide ? [0.13, 0.5, 0.93] : [0.16, 0.9];
  const y = Math.max(gallery - 60 * unit, stage.height * 0.13);
  const lamps = shares.map((share, i) => ({
    x: mirroredX(stage, width * share),
    y: y - (i % 2) * 26 * unit,
    size: 84 * unit,
  }));
  addHangingLamps(stage, { lamps, parallax: 0.9, colour: light.tone('#c9963f'), lit: light.lamps });
}

/** Piles of books in a near corner, out of focus. */
function addForeground(stage: Stage, { light }: LibraryPlan): void {
  const { frame, height, palette, random, unit: u, width } = stage;
  addHeroLeftStrip(stage, { parallax: 1.6, top: height * 0.55, blur: 3 }, (ctx) => {
    [0.96, 0.84].forEach((share, pile) => {
      let y = height * 1.05;
      repeat(pile === 0 ? 7 : 3, (i) => {
        const thick = (22 + 10 * random()) * u;
        const long = (frame.wide ? 190 : 150) * u * (0.85 + 0.3 * random());
        const x = width * share + (random() - 0.5) * 26 * u - long / 2;
        y -= thick;
        const cover = mix(light.tone(pick(BOOK_COLOURS, i * 5 + pile * 3)), palette.ink, 0.35);
        panel(ctx, verticalGradient(ctx, [y, y + thick], [mix(cover, palette.key, 0.25), cover]), [
          x,
          y,
          long,
          thick - 2 * u,
          3 * u,
        ]);
        panel(ctx, rgba(mix('#f0e2c4', palette.ink, 0.3), 0.9), [
          x - 2 * u,
          y + 4 * u,
          long * 0.13,
          thick - 10 * u,
          2 * u,
        ]);
      });
    });
  });
}

/** Old library: two storeys of books, a gallery, an arched window, lamps, a long carpet, dust in the light. */
export function paintLibrary(stage: Stage): void {
  const { height, unit } = stage;
  const hour = makeHourLight(stage);
  // Falling snow is seen in a window that does not dazzle.
  const light = stage.plan.weather === 'snow' ? { ...hour, daylight: hour.daylight * 0.35 } : hour;
  const plan = planLibrary(stage, light);
  const { window: w } = plan;
  const x = mirroredX(stage, w.x + w.width * 0.5);
  const box = { ...w, x: x - w.width / 2 };
  const sun = { x, y: w.y + w.height * 0.3, radius: 26 * unit };
  addOutlook(stage, { box, horizon: w.y + w.height * 0.86, sun, town: false });
  stage.palette = warmedPalette(stage, light);
  const desk = placeDesk(stage, plan);
  addHall(stage, plan, desk);
  addDesk(stage, plan, desk);
  addSunbeams(stage, plan);
  addLamps(stage, plan);
  stage.sun = { x, y: Math.min(w.y, height * 0.3), radius: unit };
  const served = addIndoorCast(stage, {
    table: { wood: light.tone('#8f5632') },
    floor: light.tone('#a63a3a'),
    heroScale: stage.frame.tall ? 0.88 : 1.08,
  });
  if (!served) addForeground(stage, plan);
  addAir(stage, 'dust', { colour: light.beam, count: 60, gain: 0.5 + 0.9 * light.daylight });
}
