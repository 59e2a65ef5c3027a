import { addAir } from '../../air/air.ts';
import { steam } from '../../air/steam.ts';
import type { Palette, Place, Stage, World } from '../../stage/stage.ts';
import { isServed } from '../table.ts';
import { addCounter } from './counter.ts';
import { addFloor, addRainRings } from './floor.ts';
import { addLanterns } from './lanterns.ts';
import { makePerspective, type Perspective } from './perspective.ts';
import { addAwning, addHouses, addVanishingPoint } from './street.ts';

function neonPalette({ palette }: Stage): Palette {
  return {
    ...palette,
    key: '#ffc9a0',
    fill: '#6a4fa8',
    glow: '#ff7ab0',
    mist: '#5a3a8f',
    ink: '#05040f',
    ramp: ['#6d4aa8', '#3a2a72', '#1b1844', '#070616'],
    dark: 0.4,
  };
}

function addRain(stage: Stage, perspective: Perspective): void {
  if (stage.plan.time === 'day' && stage.plan.weather !== 'rain') return;
  addAir(stage, 'rain', { wind: 0.5, colour: '#bfe0ff', gain: 1 });
  addRainRings(stage, perspective);
}

function addSteam(stage: Stage, { x, floor }: Perspective): void {
  const { frame, unit, width } = stage;
  const place = { x: x + width * 0.2 * frame.side, y: floor + 20 * unit, width: 90 * unit, height: 330 * unit };
  const look = { gain: 0.12, colour: '#ff9ad0', count: 10 };
  stage.live(0.9, (ctx, time) => steam(ctx, stage, { ...place, ...look, time }));
}

function counterPlaces({ frame, width }: Stage): readonly Place[] {
  return [
    { x: frame.heroX, depth: 0, scale: 1 },
    { x: frame.heroX - width * 0.2, depth: 0.1, scale: 0.6 },
  ];
}

/** The cast on the wet floor, or served on the counter. */
function worldOf(stage: Stage, served: boolean): World {
  const { frame, unit } = stage;
  const light = { bounce: '#ff6f9a', bounceGain: 0.9, rimColour: '#6fe8ff', rimGain: 1 };
  if (!served) return { ...light, wet: 0.3, ground: () => frame.ground + 16 * unit };
  const places = counterPlaces(stage);
  return {
    ...light,
    heroScale: 1.25,
    ground: () => frame.ground - 4 * unit,
    places: (count) => places.slice(0, count),
  };
}

/** Neon alley in the rain: stacked signs, a wet mirror floor, lanterns, steam. */
export function paintAlley(stage: Stage): void {
  stage.palette = neonPalette(stage);
  const perspective = makePerspective(stage);
  stage.sun = { x: perspective.x, y: perspective.y - stage.height * 0.05, radius: stage.unit };
  const served = isServed(stage);
  addVanishingPoint(stage, perspective);
  addHouses(stage, perspective);
  addLanterns(stage);
  addFloor(stage, perspective);
  // Behind a counter the rain falls behind the soup; elsewhere in front of the cast.
  if (served) {
    addRain(stage, perspective);
    addCounter(stage);
  }
  addSteam(stage, perspective);
  stage.addCast(worldOf(stage, served));
  addAwning(stage);
  if (!served) addRain(stage, perspective);
}
