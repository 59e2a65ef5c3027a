import type { Stage } from '../stage/stage.ts';
import { isBoltless } from '../stage/weather.ts';
import { makeLightning, type Lightning } from './lightning.ts';
import { addStormCeiling, type StormCeilingOptions } from './storm-ceiling.ts';

export interface StormOptions {
  /** The clouds of the storm; none where it is left out. */
  readonly ceiling?: StormCeilingOptions | undefined;
  /** Parallax of the bolts; where it is left out, only their light is seen. */
  readonly bolts?: number | undefined;
  /** How bright the flashes are, 1 in the open. */
  readonly gain?: number | undefined;
}

/** A storm over the scene: flashes that light everything, clouds, and the bolts before them. Gives its lightning. */
export function addStorm(stage: Stage, { ceiling, bolts, gain = 1 }: StormOptions = {}): Lightning {
  const made = makeLightning(stage);
  const lightning = isBoltless(stage) ? { flash: () => 0, draw: () => undefined } : made;
  stage.flash = (time) => lightning.flash(time) * gain;
  if (ceiling) addStormCeiling(stage, ceiling);
  if (bolts !== undefined) stage.live(bolts, (ctx, time) => lightning.draw(ctx, time));
  return lightning;
}
