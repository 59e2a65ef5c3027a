import small from '../../pictures/poster-640.webp?url&no-inline';
import large from '../../pictures/poster-1200.webp?url&no-inline';
import smallRtl from '../../pictures/poster-rtl-640.webp?url&no-inline';
import largeRtl from '../../pictures/poster-rtl-1200.webp?url&no-inline';

/**
 * The example's film standing still, at two widths in pixels, by the side on which one begins to read: the words stand
 * there, boat and sun on the other. `tooling/gallery/draw-posters.mjs` draws them.
 */
export const POSTERS = {
  ltr: { small: { url: small, width: 640 }, large: { url: large, width: 1200 } },
  rtl: { small: { url: smallRtl, width: 640 }, large: { url: largeRtl, width: 1200 } },
} as const;
