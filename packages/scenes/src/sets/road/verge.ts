import { mix, modulo, contextOf, type Canvas } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { travelled, type Road } from './carriageway.ts';
import { besideRoute } from './route.ts';

/** A plant beside the road: where along it, how far off, and which drawing. */
interface Plant {
  readonly distance: number;
  readonly offset: number;
  readonly sprite: Canvas;
  readonly size: number;
}

const LENGTH = 11;
const BUSHES = 5;

/** A tuft of grass that grows up from the bottom centre of its canvas. */
function paintTuft(stage: Stage, [colour, lit]: readonly [string, string]): Canvas {
  const { unit, random, environment } = stage;
  const size = 72 * unit;
  const canvas = environment.canvas(size, size);
  const ctx = contextOf(canvas);
  repeat(15, (i) => {
    const lean = (i / 14 - 0.5) * 1.5 + (random() - 0.5) * 0.3;
    const long = size * (0.45 + 0.5 * random()) * (1 - Math.abs(lean) * 0.35);
    const x = size / 2 + lean * size * 0.1;
    ctx.fillStyle = i % 3 === 0 ? lit : colour;
    ctx.beginPath();
    ctx.moveTo(x - size * 0.025, size);
    ctx.quadraticCurveTo(x + lean * long * 0.2, size - long * 0.6, x + lean * long * 0.62, size - long);
    ctx.quadraticCurveTo(x + lean * long * 0.35, size - long * 0.5, x + size * 0.025, size);
    ctx.fill();
  });
  return stage.finish(canvas, { parallax: 0.8 });
}

function plantVerge(stage: Stage, verdure: Verdure, { half }: Road): readonly Plant[] {
  const { random, palette } = stage;
  const sprites = Array.from({ length: BUSHES }, (_, i) =>
    paintTuft(stage, [
      mix(verdure.grass(0.55 + i * 0.06), palette.ink, 0.1),
      mix(verdure.grass(0.25 + i * 0.05), palette.glow, 0.25),
    ]),
  );
  const plants = Array.from({ length: 230 }, (_, index) => {
    const side = index % 3 === 0 ? -1 : 1;
    const far = random() ** 2;
    const sprite = sprites[index % BUSHES] ?? paintTuft(stage, [palette.ink, palette.ink]);
    return { distance: LENGTH * random(), offset: side * half * (1.2 + 3 * far), sprite, size: 0.4 + 0.6 * random() };
  });
  return plants;
}

/** Tufts along both edges of the road; they pass by under a driving hero. */
export function addVerge(stage: Stage, verdure: Verdure, road: Road): void {
  const plants = plantVerge(stage, verdure, road);
  stage.screen((ctx, time, camera) => {
    const gone = travelled(road, camera);
    const seen = plants.map((plant) => {
      const distance = modulo(plant.distance - gone, LENGTH) + road.from;
      return { plant, point: besideRoute(road.route, distance, plant.offset) };
    });
    for (const { plant, point } of seen.toSorted((one, two) => two.point.depth - one.point.depth)) {
      const [x, y] = road.plane.project(point, camera);
      const size = (plant.sprite.width * plant.size) / point.depth;
      if (x < -size || x > stage.width + size || point.depth < 0.9) continue;
      const sway = Math.sin(time * 1.7 + plant.distance * 3) * size * 0.04;
      ctx.drawImage(plant.sprite, x - size / 2 + sway, y - size * 0.92, size, size);
    }
  });
}
