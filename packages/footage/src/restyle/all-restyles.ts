import { cartoon } from './cartoon.ts';
import { cinematic } from './cinematic.ts';
import { comic } from './comic.ts';
import { dream } from './dream.ts';
import { duotone } from './duotone.ts';
import { film } from './film.ts';
import { glitch } from './glitch.ts';
import { neon } from './neon.ts';
import { noir } from './noir.ts';
import { oil } from './oil.ts';
import { pixel } from './pixel.ts';
import type { RestyleKind } from './restyle.ts';
import { sketch } from './sketch.ts';
import { tape } from './tape.ts';
import { thermal } from './thermal.ts';
import { vintage } from './vintage.ts';
import { watercolour } from './watercolour.ts';

/** Every material a clip or a picture can be redrawn in. */
export const RESTYLES = {
  cartoon,
  cinematic,
  comic,
  dream,
  duotone,
  film,
  glitch,
  neon,
  noir,
  oil,
  pixel,
  sketch,
  tape,
  thermal,
  vintage,
  watercolour,
} satisfies Record<string, RestyleKind>;

export type RestyleName = keyof typeof RESTYLES;
