import small from '../../pictures/poster-640.webp?url&no-inline';
import large from '../../pictures/poster-1200.webp?url&no-inline';

/** The example's film standing still, at two widths in pixels: `tooling/gallery/draw-posters.mjs` draws them. */
export const POSTERS = { small: { url: small, width: 640 }, large: { url: large, width: 1200 } } as const;
