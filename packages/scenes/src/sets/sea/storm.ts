import { disc, fraction } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage } from '../../stage/stage.ts';
import type { WaveAt } from '../../water/swell.ts';
import { repeat } from '../repeat.ts';

/** A black ceiling with lightning, and one gap of light above the horizon. */
export function addStormSky(stage: Stage): void {
  const { sun, unit } = stage;
  addStorm(stage, { ceiling: { base: 0.36 }, bolts: 0.03 });
  addRays(stage, { y: sun.y - 40 * unit, from: 0.9, to: 2.3, count: 7, width: 0.06, gain: 0.13 });
}

/** The lamp of the boat on the water around it. */
export function addLampLight(stage: Stage, waterAt: WaveAt): void {
  const { frame, plan, width } = stage;
  stage.live(1, (ctx, time) => {
    const x = frame.heroX + (time / plan.seconds - 0.5) * width * 0.1;
    const y = waterAt(frame.heroX, time) - frame.hero * 0.18;
    glowAt(ctx, stage, { colour: '#ffc97a', x, y, rx: frame.hero * 1.05, alpha: 0.55 });
  });
}

/** Drops torn off the crests. */
export function addSpray(stage: Stage, waveAt: WaveAt): void {
  const { width, unit } = stage;
  stage.live(1.2, (ctx, time) => {
    repeat(46, (i) => {
      const age = fraction(time * (0.5 + (i % 5) * 0.09) + i * 0.37);
      const x = ((i * 0.618) % 1) * width;
      const y = waveAt(x, time) - Math.sin(age * 3.1) * (26 + (i % 7) * 9) * unit;
      disc(ctx, `rgba(235,246,250,${0.5 * (1 - age)})`, [x - age * 60 * unit, y, (1.2 + (i % 4) * 0.9) * unit]);
    });
  });
}
