import { rgba, line } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode } from '@kinora/subjects';

import { addAir } from '../../air/air.ts';
import { makeStars } from '../../sky/stars.ts';
import type { Stage } from '../../stage/stage.ts';
import { addNebula } from './nebula.ts';
import { addPlanet } from './planet.ts';

/** When it begins and how long it takes, in seconds. */
const METEOR = { start: 1.4, takes: 0.8 };

function addMeteor(stage: Stage): void {
  const { width, height, unit } = stage;
  stage.screen((ctx, time) => {
    const age = (time - METEOR.start) / METEOR.takes;
    if (age <= 0 || age >= 1) return;
    const head = [width * (0.2 + age * 0.3), height * (0.1 + age * 0.14)] as const;
    const tail = [head[0] - 120 * unit, head[1] - 56 * unit] as const;
    const colour = ctx.createLinearGradient(...head, ...tail);
    colour.addColorStop(0, rgba('#ffffff', Math.sin(age * Math.PI)));
    colour.addColorStop(1, rgba('#ffffff', 0));
    line(ctx, { colour, width: 2 * unit }, [...head, ...tail]);
  });
}

function modeInSpace({ mode }: CastEntry): Mode {
  return mode === 'ground' || mode === 'prop' ? 'float' : mode;
}

/** Space: a nebula of soft light, a planet's limb with clouds and night, slow stars. */
export function paintSpace(stage: Stage): void {
  const { frame, height, unit } = stage;
  const light = { key: '#fff4e0', fill: '#27346e', glow: '#8fd0ff', mist: '#1a2452', ink: '#03040d' };
  stage.palette = { ...stage.palette, ...light, dark: 0.55 };
  stage.sun = { x: frame.acrossX(frame.side < 0 ? 0.93 : 0.07), y: height * 0.12, radius: 20 * unit };
  stage.vignette = 0.5;
  addNebula(stage);
  stage.screen(makeStars(stage, { count: 120, bottom: height }));
  addPlanet(stage);
  addMeteor(stage);
  stage.addCast({
    modeFor: modeInSpace,
    floatY: frame.tall ? 0.4 : 0.34,
    bounce: '#3f9be8',
    bounceGain: 1.3,
    rimGain: 1,
    hazeGain: 0.2,
  });
  addAir(stage, 'dust', { count: 26, colour: '#cfe4ff', gain: 0.6 });
}
