import { disc, rgba, createRandom, TAU } from '@kinora/drawing';

import { addMist } from '../../air/mist.ts';
import { glowAt } from '../../light/glow.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import { repeat } from '../repeat.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

/** The light of a place stands where it says, else where the hour has it. */
export function addSky({ stage, horizon }: LayerSpace, { sun, disc: size = 1, clouds, size: cloud }: Layer<'sky'>) {
  const { frame, height, palette, unit } = stage;
  const up = sun === undefined ? palette.elevation : Math.min(sun, palette.elevation + 0.12);
  const y = Math.max(frame.top + height * 0.08, horizon - height * up);
  const radius = (palette.moon ? 30 : 40) * size * unit;
  const sky = { count: frame.tall ? clouds + 2 : clouds, size: cloud, top: frame.tall ? 0.08 : 0.05 };
  addOpenSky(stage, { horizon, sun: { x: frame.lightX, y, radius }, clouds: { ...sky, bottom: 0.4 } });
}

export function addBank({ stage, yOf }: LayerSpace, { parallax, y, height, gain }: Layer<'mist'>) {
  addMist(stage, { parallax, y: yOf(y), height, gain, speed: 4 + parallax * 20 });
}

/** Round lights, as a lens out of focus draws them. */
export function addLights({ stage }: LayerSpace, { count, y, height, size }: Layer<'lights'>) {
  const { palette, plan, unit } = stage;
  const gain = 0.05 + 0.16 * palette.dark;
  stage.strip({ parallax: 0.2, top: 0, bottom: stage.height * (y + height), blur: 1 }, (ctx, strip) => {
    const random = createRandom(stage.seed ^ plan.seed);
    repeat(count, () => {
      const at = [strip.left + strip.width * random(), stage.height * (y + height * random())] as const;
      const radius = size * unit * (0.5 + random());
      disc(ctx, rgba(palette.glow, gain * (0.5 + random())), [...at, radius]);
      ctx.strokeStyle = rgba(palette.glow, gain);
      ctx.lineWidth = 2 * unit;
      ctx.beginPath();
      ctx.arc(...at, radius, 0, TAU);
      ctx.stroke();
    });
  });
  stage.live(0.2, (ctx, time) => {
    const alpha = 0.18 + 0.05 * Math.sin(time * 0.9);
    const glow = { x: stage.frame.lightX, y: stage.height * (y + height / 2), rx: 420 * unit };
    glowAt(ctx, stage, { colour: palette.glow, ...glow, alpha });
  });
}
