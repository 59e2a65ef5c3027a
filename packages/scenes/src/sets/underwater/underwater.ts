import { contextOf, verticalGradient } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode, RigName } from '@kinora/subjects';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import type { Palette, SkyStops, Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addIceberg } from './iceberg.ts';
import { addNearKelp, addSeaHill } from './kelp.ts';
import { addSchool } from './school.ts';
import { addSeaArch } from './sea-arch.ts';

export const ICY: SkyStops = ['#d8f7f7', '#7fd6e0', '#2f9cc0', '#12598f', '#08274f'];
const WARM: SkyStops = ['#bff4ee', '#58cfd6', '#1f94b8', '#0e5384', '#072347'];

export function waterPalette({ palette, plan }: Stage): Palette {
  return {
    ...palette,
    sky: plan.iceberg ? ICY : WARM,
    key: '#e2fffb',
    fill: '#1a4f8a',
    glow: '#aef6f0',
    mist: '#3fa9c4',
    ramp: ['#56b7cc', '#257fa8', '#124c7c', '#041a38'],
    ink: '#031228',
    dark: 0.5,
    moon: false,
  };
}

/** Light from above that deepens to dark; `line` is where the surface is. */
function addWater(stage: Stage, line: number): void {
  const { environment, height, palette, sun, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [line * 0.6, height], palette.sky);
  ctx.fillRect(0, 0, width, height);
  const light = { x: sun.x, y: line, rx: width * 0.5, ry: height * 0.55, alpha: 0.75 };
  glowAt(ctx, stage, { colour: '#f0fffb', ...light });
  stage.backdrop(canvas);
}

/** The moving surface from below: a bright net of light. */
function addCaustics(stage: Stage, line: number): void {
  const { plan, unit, width } = stage;
  stage.live(0.2, (ctx, time) => {
    ctx.globalCompositeOperation = 'screen';
    ctx.lineCap = 'round';
    repeat(26, (i) => {
      const y = line + ((plan.iceberg ? 2 : -6) + (i % 5) * 7) * unit;
      const x = ((i * 0.618) % 1) * width * 1.2 - width * 0.1 + Math.sin(time * 0.6 + i) * 20 * unit;
      const reach = (40 + 90 * ((i * 0.37) % 1)) * unit;
      ctx.strokeStyle = `rgba(255,255,255,${0.22 + 0.2 * Math.sin(time * 1.4 + i * 2)})`;
      ctx.lineWidth = (1.2 + 1.8 * ((i * 0.73) % 1)) * unit;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + reach * 0.5, y + 7 * unit * Math.sin(time + i), x + reach, y);
      ctx.stroke();
    });
  });
}

/** What lies on the bottom of the sea. */
const SUNKEN: readonly RigName[] = ['crab', 'starfish', 'treasureChest'];

function modeUnderWater({ mode, rig }: CastEntry): Mode {
  if (SUNKEN.includes(rig)) return mode;
  return mode === 'ground' || mode === 'air' || mode === 'water' ? 'swim' : mode;
}

function swimHeight({ frame, plan }: Stage): number {
  if (frame.tall) return 0.56;
  return plan.iceberg ? 0.6 : 0.5;
}

/** Under water: a ceiling of light, god rays, perhaps an iceberg's keel, kelp, a school of fish. */
export function paintUnderwater(stage: Stage): void {
  const { frame, height, plan, unit } = stage;
  stage.palette = waterPalette(stage);
  stage.sun = { x: frame.lightX, y: -height * 0.06, radius: 20 * unit };
  const line = height * (plan.iceberg ? 0.14 : 0.05);
  addWater(stage, line);
  if (plan.iceberg) addIceberg(stage, line);
  else addSeaArch(stage);
  addCaustics(stage, line);
  addSeaHill(stage, { parallax: 0.14, y: height * 0.8, amplitude: 150, depth: 0.22, clumps: 0, corals: 0, seed: 4 });
  addMist(stage, { parallax: 0.2, y: height * 0.84, height: 160, gain: 0.45, colour: '#3fa9c4' });
  const reef = { corals: plan.iceberg ? 0 : 6 };
  addSeaHill(stage, { parallax: 0.34, y: height * 0.89, amplitude: 130, depth: 0.5, clumps: 7, ...reef, seed: 9 });
  addSchool(stage);
  addRays(stage, {
    y: -height * 0.25,
    count: 11,
    from: 0.75,
    to: 2.4,
    width: 0.03,
    length: 1.5,
    colour: '#d6fff8',
    gain: 0.26,
  });
  stage.addCast({
    modeFor: modeUnderWater,
    swimY: swimHeight(stage),
    ground: () => height * 0.92,
    heroScale: frame.wide ? 1.25 : 1,
    bounce: '#0d4a80',
    rimColour: '#e8fffb',
    rimGain: 0.9,
  });
  addNearKelp(stage);
  addAir(stage, 'bubbles');
  addAir(stage, 'dust', { count: 40, colour: '#cffaf4', gain: 0.7 });
}
