import cartoon from '../../pictures/looks/cartoon.webp?url&no-inline';
import cinematic from '../../pictures/looks/cinematic.webp?url&no-inline';
import comic from '../../pictures/looks/comic.webp?url&no-inline';
import dream from '../../pictures/looks/dream.webp?url&no-inline';
import duotone from '../../pictures/looks/duotone.webp?url&no-inline';
import film from '../../pictures/looks/film.webp?url&no-inline';
import glitch from '../../pictures/looks/glitch.webp?url&no-inline';
import keep from '../../pictures/looks/keep.webp?url&no-inline';
import neon from '../../pictures/looks/neon.webp?url&no-inline';
import noir from '../../pictures/looks/noir.webp?url&no-inline';
import oil from '../../pictures/looks/oil.webp?url&no-inline';
import pixel from '../../pictures/looks/pixel.webp?url&no-inline';
import sketch from '../../pictures/looks/sketch.webp?url&no-inline';
import tape from '../../pictures/looks/tape.webp?url&no-inline';
import thermal from '../../pictures/looks/thermal.webp?url&no-inline';
import vintage from '../../pictures/looks/vintage.webp?url&no-inline';
import watercolour from '../../pictures/looks/watercolour.webp?url&no-inline';

/** One frame in each look that a video can be redrawn in, and as it is. */
export const LOOK_PICTURES: Readonly<Record<string, string>> = {
  cartoon,
  cinematic,
  comic,
  dream,
  duotone,
  film,
  glitch,
  keep,
  neon,
  noir,
  oil,
  pixel,
  sketch,
  tape,
  thermal,
  // Larger, and otherwise as it is.
  upscale: keep,
  vintage,
  watercolour,
};
