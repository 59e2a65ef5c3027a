import { disc, mix, panel, rgba, shade, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';

const GLASS = '#9cc4d6';

function drawBody(ctx: Context2d, colour: string, [length, half]: readonly [number, number]): void {
  for (const x of [-length * 0.62, length * 0.5]) {
    panel(ctx, '#1d1820', [x, -half - 0.03, 0.3, 0.1, 0.04]);
    panel(ctx, '#1d1820', [x, half - 0.07, 0.3, 0.1, 0.04]);
  }
  panel(ctx, shade(colour, -0.08), [-length, -half, length * 2, half * 2, 0.18]);
  panel(ctx, colour, [-length + 0.03, -half + 0.02, length * 2 - 0.06, half * 2 - 0.06, 0.16]);
  panel(ctx, '#fff3c0', [length - 0.06, -half + 0.08, 0.06, 0.14, 0.03]);
  panel(ctx, '#fff3c0', [length - 0.06, half - 0.22, 0.06, 0.14, 0.03]);
}

const CAR_COLOURS: Readonly<Record<string, string>> = {
  taxi: '#f2b92e',
  police: '#eef1f4',
  sports: '#e0492f',
  vintage: '#3d6b6e',
};

/** A car from above. */
export const carAbove: Rig = {
  box: [-1.05, -0.55, 1.05, 0.55],
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint, kind = 'saloon' }) {
    const colour = tint ?? CAR_COLOURS[kind] ?? '#d63a2f';
    drawBody(ctx, colour, [0.98, 0.46]);
    panel(ctx, GLASS, [0.14, -0.38, 0.26, 0.74, 0.1]);
    panel(ctx, GLASS, [-0.68, -0.36, 0.2, 0.7, 0.1]);
    panel(ctx, mix(colour, '#ffffff', 0.14), [-0.48, -0.37, 0.62, 0.72, 0.1]);
    panel(ctx, rgba('#ffffff', 0.3), [-0.4, -0.3, 0.46, 0.08, 0.04]);
    if (kind === 'taxi') panel(ctx, '#fff6e4', [-0.24, -0.14, 0.16, 0.26, 0.03]);
    if (kind === 'police') panel(ctx, '#2d6fd0', [-0.22, -0.3, 0.12, 0.28, 0.03]);
    if (kind === 'police') panel(ctx, '#d8402f', [-0.22, 0.02, 0.12, 0.28, 0.03]);
  },
};

/** The crown of a tree from above. */
export const treeAbove: Rig = {
  box: [-1, -1, 1, 1],
  frames: 1,
  isLevel: true,
  draw(ctx, _phase, { tint: colour = '#4f9a4c' }) {
    [shade(colour, -0.12), colour, mix(colour, '#f4f0a0', 0.25)].forEach((tone, layer) => {
      const reach = 0.66 - layer * 0.18;
      disc(ctx, tone, [-layer * 0.06, -layer * 0.08, reach]);
      for (let lobe = 0; lobe < 9; lobe++) {
        const angle = lobe * 0.7 + layer;
        disc(ctx, tone, [
          Math.cos(angle) * reach - layer * 0.06,
          Math.sin(angle) * reach - layer * 0.08,
          0.3 - layer * 0.07,
        ]);
      }
    });
  },
};
