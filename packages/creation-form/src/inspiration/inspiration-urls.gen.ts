// Written by tooling/gallery/draw-inspirations.mjs.
import p0 from '../../pictures/inspiration/fox-snow.webp?url&no-inline';
import p1 from '../../pictures/inspiration/whale-deep.webp?url&no-inline';
import p2 from '../../pictures/inspiration/balloons-peaks.webp?url&no-inline';
import p3 from '../../pictures/inspiration/taxi-rain.webp?url&no-inline';
import p4 from '../../pictures/inspiration/boat-storm.webp?url&no-inline';
import p5 from '../../pictures/inspiration/rocket-planet.webp?url&no-inline';
import p6 from '../../pictures/inspiration/dragon-castle.webp?url&no-inline';
import p7 from '../../pictures/inspiration/camel-desert.webp?url&no-inline';
import p8 from '../../pictures/inspiration/penguin-ice.webp?url&no-inline';
import p9 from '../../pictures/inspiration/canoe-mist.webp?url&no-inline';
import p10 from '../../pictures/inspiration/robot-garden.webp?url&no-inline';
import p11 from '../../pictures/inspiration/owl-forest.webp?url&no-inline';

/** Where the app serves the picture of each inspiration, by its id. */
export const INSPIRATION_URLS: Readonly<Record<string, string>> = {
  'fox-snow': p0,
  'whale-deep': p1,
  'balloons-peaks': p2,
  'taxi-rain': p3,
  'boat-storm': p4,
  'rocket-planet': p5,
  'dragon-castle': p6,
  'camel-desert': p7,
  'penguin-ice': p8,
  'canoe-mist': p9,
  'robot-garden': p10,
  'owl-forest': p11,
};
