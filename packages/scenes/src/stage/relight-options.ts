import type { Colour } from '@kinora/drawing';

export interface RelightOptions {
  /** Unit vector towards the light. */
  readonly lightX?: number | undefined;
  readonly lightY?: number | undefined;
  /** Haze between us and it, 0 to 1. */
  readonly depth?: number | undefined;
  /** 0 takes all light from the scene, 1 shines by itself. */
  readonly glow?: number | undefined;
  readonly bounce?: Colour | undefined;
  readonly bounceGain?: number | undefined;
  readonly rimColour?: Colour | undefined;
  readonly rimGain?: number | undefined;
}
