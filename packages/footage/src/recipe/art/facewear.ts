import { disc, panel, polygon, type Context2d } from '@kinora/drawing';

/** Paints something worn on a face, about 0, 0, whose eyes are 1 from each other. */
type Facewear = (ctx: Context2d) => void;

const redNose: Facewear = (ctx) => {
  disc(ctx, '#e0243c', [0, 0, 0.34]);
  disc(ctx, 'rgba(255,255,255,.75)', [-0.1, -0.11, 0.1]);
};

const sunglasses: Facewear = (ctx) => {
  ctx.scale(1.04, 1.04);
  ctx.translate(0, -0.04);
  panel(ctx, '#15141f', [-0.98, -0.16, 1.96, 0.12]);
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(side * 0.48, 0.06);
    const lens = ctx.createLinearGradient(-0.4, -0.3, 0.4, 0.4);
    lens.addColorStop(0, '#3d2a6e');
    lens.addColorStop(0.55, '#17132c');
    lens.addColorStop(1, '#0b0a16');
    panel(ctx, '#0d0c16', [-0.46, -0.27, 0.92, 0.62, 0.22]);
    panel(ctx, lens, [-0.4, -0.21, 0.8, 0.5, 0.18]);
    polygon(ctx, 'rgba(255,255,255,.4)', [-0.22, -0.2, -0.02, -0.2, -0.26, 0.26, -0.36, 0.16]);
    ctx.restore();
  }
};

/** What of an item is worn on the face, and where it goes on a head of radius 1 of which no face is seen. */
export const FACEWEAR: Readonly<
  Record<string, { readonly at: 'eyes' | 'nose'; readonly usual: readonly [number, number]; readonly paint: Facewear }>
> = {
  antlers: { at: 'nose', usual: [0.16, 0.7], paint: redNose },
  sunglasses: { at: 'eyes', usual: [-0.12, 0.96], paint: sunglasses },
};
