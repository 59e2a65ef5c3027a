import { mix, panel, polygon, verticalGradient, within } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { addHangingLamps } from '../hanging-lamps.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP, makeHourLight, warmedPalette } from '../hour-light.ts';
import { addIndoorCast } from '../indoor-world.ts';
import { paintHerbs } from '../kitchen/vessels.ts';
import { makeShafts } from '../light-shafts.ts';
import { addOutlook } from '../outlook.ts';
import { isServed } from '../table.ts';
import { wallAround } from '../wall-around.ts';
import { paintChalkboard } from './chalkboard.ts';
import { heightAt, planClassroom, type ClassroomPlan } from './classroom-plan.ts';
import { paintRank } from './desks.ts';
import { paintDecorations, paintTeachersDesk } from './furniture.ts';
import { paintClassroomFloor, paintShell } from './room-shell.ts';
import { panesOf, layPanes, paintPanes, windowsBox } from './side-windows.ts';

function addRoom(stage: Stage, plan: ClassroomPlan): void {
  addHeroLeftStrip(stage, { parallax: 0.55, top: -stage.height * 0.06 }, (ctx, strip) => {
    const { height, unit: u, width } = stage;
    const { board: b, floor, light } = plan;
    within(ctx, wallAround(strip, panesOf(plan, stage)), () => {
      paintShell(ctx, strip, plan);
      paintClassroomFloor(ctx, strip, plan);
    });
    paintPanes(ctx, stage, plan);
    paintDecorations(ctx, stage, plan);
    paintChalkboard(ctx, stage, plan);
    layPanes(plan, stage)
      .slice(1)
      .forEach(({ left, right }, i) => {
        const at = { x: (left + right) / 2, y: heightAt(plan, floor - stage.frame.hero * 0.42, (left + right) / 2) };
        paintHerbs(ctx, stage, {
          ...at,
          size: (64 + 26 * i) * u,
          colour: light.tone('#4f9a5a'),
          lit: stage.palette.key,
        });
      });
    paintTeachersDesk(ctx, stage, plan);
    const warm = { colour: LAMP, alpha: 0.5 * light.lamps };
    glowAt(ctx, stage, {
      ...warm,
      x: b.x + b.width * 0.5,
      y: b.y + b.height * 0.3,
      rx: width * 0.42,
      ry: height * 0.4,
    });
    glowAt(ctx, stage, { ...warm, x: width * 0.45, y: floor + 90 * u, rx: width * 0.5, ry: height * 0.2 });
    const pane = { x: plan.corner + width * 0.1, y: plan.vanishY };
    glowAt(ctx, stage, {
      colour: light.beam,
      ...pane,
      rx: width * 0.3,
      ry: height * 0.5,
      alpha: 0.34 * light.daylight,
    });
  });
}

/** Two ranks of desks behind the hero. */
function addDesks(stage: Stage, plan: ClassroomPlan): void {
  const { frame, height, unit: u, width } = stage;
  const { corner, floor, vanishX, vanishY } = plan;
  const gap = frame.ground - floor;
  const ranks = [
    { y: floor + gap * 0.42, size: frame.hero * 0.4, middles: [0.02, 0.22, 0.42, 0.62, 0.83], parallax: 0.68 },
    { y: floor + gap * 0.82, size: frame.hero * 0.52, middles: [-0.08, 0.16, 0.64, 0.91], parallax: 0.84 },
  ] as const;
  ranks.forEach(({ parallax, ...rank }) => {
    const spread = frame.wide ? 1 : 1.5;
    const wall = vanishX + ((corner - vanishX) * (rank.y - vanishY)) / (floor - vanishY) - rank.size * 0.56;
    const middles = rank.middles.map((share) => 0.46 + (share - 0.46) * spread).filter((share) => share * width < wall);
    const top = rank.y - rank.size * 1.1;
    addHeroLeftStrip(stage, { parallax, top, bottom: Math.min(height * 1.1, rank.y + 60 * u) }, (ctx) =>
      paintRank(ctx, stage, { plan, rank: { ...rank, middles } }),
    );
  });
}

function addSunbeams(stage: Stage, plan: ClassroomPlan): void {
  const { light } = plan;
  const openings = layPanes(plan, stage).map(({ left, right }) => {
    const width = (right - left) * 0.8;
    const top = Math.max(-40, heightAt(plan, plan.board.y, left));
    const y = Math.max(top, 0);
    return {
      x: mirroredX(stage, (left + right) / 2) - width / 2,
      y,
      width,
      height: plan.vanishY - y + 40 * stage.unit,
    };
  });
  const shape = { openings, lean: stage.frame.side * 1.05, length: stage.height * 0.42 };
  stage.live(0.55, makeShafts(stage, { ...shape, colour: light.beam, gain: 0.36 * light.daylight }));
}

/** The corner of a near desk with a pot of pencils, out of focus. */
function addForeground(stage: Stage, { light }: ClassroomPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const top = height * 0.94;
  addHeroLeftStrip(stage, { parallax: 1.6, top: height * 0.6, blur: 3 }, (ctx, strip) => {
    const wood = mix(light.tone('#a06a3c'), palette.ink, 0.35);
    const x = width * (frame.wide ? 0.9 : 0.84);
    ['#d9594a', '#e8b84a', '#4a8ab8', '#6aa85a'].forEach((colour, i) => {
      const tip = x + (i - 1.5) * 26 * u;
      const shaft = [x + (i - 1.5) * 13 * u - 6 * u, top - 60 * u, tip - 6 * u, top - 150 * u + (i % 2) * 16 * u];
      polygon(ctx, mix(light.tone(colour), palette.ink, 0.22), [
        ...shaft,
        tip + 6 * u,
        top - 150 * u + (i % 2) * 16 * u,
        x + (i - 1.5) * 13 * u + 6 * u,
        top - 60 * u,
      ]);
    });
    panel(ctx, mix(light.tone('#5a7aa0'), palette.ink, 0.3), [x - 38 * u, top - 84 * u, 76 * u, 90 * u, 8 * u]);
    panel(ctx, verticalGradient(ctx, [top, top + 60 * u], [mix(wood, palette.key, 0.3), wood]), [
      x - 170 * u,
      top,
      strip.right - x + 170 * u,
      height * 0.3,
      10 * u,
    ]);
  });
}

/** Classroom: a chalkboard with drawings, desks, a globe, and a wall of windows with shafts of light. */
export function paintClassroom(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  const light = makeHourLight(stage);
  const plan = planClassroom(stage, light);
  const box = windowsBox(plan, stage);
  const x = mirroredX(stage, box.x + box.width * 0.62);
  const horizon = plan.vanishY + frame.hero * 0.2;
  const mirrored = { ...box, x: mirroredX(stage, box.x + box.width / 2) - box.width / 2 };
  addOutlook(stage, { box: mirrored, horizon, sun: { x, y: plan.vanishY - height * 0.2, radius: 34 * unit } });
  stage.palette = warmedPalette(stage, light);
  addRoom(stage, plan);
  addSunbeams(stage, plan);
  const served = isServed(stage);
  if (!served) addDesks(stage, plan);
  const lamps = [0.055, 0.625].map((share) => ({
    x: mirroredX(stage, width * share),
    y: Math.max(plan.ceiling + 30 * unit, height * 0.1),
    size: 92 * unit,
  }));
  addHangingLamps(stage, {
    lamps: frame.wide ? lamps : lamps.slice(0, 1),
    parallax: 0.8,
    colour: light.tone('#5a8a8f'),
    lit: light.lamps,
  });
  stage.sun = { x, y: height * 0.12, radius: unit };
  addIndoorCast(stage, {
    table: { wood: light.tone('#c48a54') },
    floor: light.tone('#d29a62'),
    heroScale: stage.frame.tall ? 0.88 : 1.07,
  });
  if (!served) addForeground(stage, plan);
  addAir(stage, 'dust', { colour: light.beam, count: 48, gain: 0.4 + 0.9 * light.daylight });
}
