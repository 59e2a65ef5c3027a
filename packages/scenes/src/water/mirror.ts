import { mix, rgba, type Colour, contextOf, verticalGradient } from '@kinora/drawing';

import type { LivePaint, Stage } from '../stage/stage.ts';

export interface MirrorOptions {
  /** The water line. */
  readonly y: number;
  readonly rows?: number | undefined;
  readonly tint?: Colour | undefined;
  readonly depth?: number | undefined;
  /** How far the ripples push each row. */
  readonly reach?: number | undefined;
  /** Where a shore ends the water; the foot of the frame when left out. */
  readonly bottom?: number | undefined;
  /** Height of the mirror image as a share of what it mirrors. */
  readonly squash?: number | undefined;
}

interface Row {
  readonly share: number;
  readonly y: number;
  readonly height: number;
  readonly sourceY: number;
  readonly sourceHeight: number;
}

function layRows(count: number, [y, span, sourceSpan]: readonly [y: number, span: number, source: number]): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index / count) ** 1.5;
    const thick = ((index + 1) / count) ** 1.5 - share;
    return {
      share,
      y: Math.round(y + share * span),
      height: Math.ceil(thick * span + 1) + 1,
      sourceY: Math.max(0, sourceSpan - (share + thick) * sourceSpan),
      sourceHeight: Math.max(1, thick * sourceSpan),
    };
  });
}

function rippleAt(share: number, time: number): number {
  const root = Math.sqrt(share);
  return (Math.sin(root * 46 - time * 2.2) * 0.5 + Math.sin(root * 19 + time * 1.3)) * (1 + 7 * share);
}

/**
 * Mirrors what is already on the canvas above `y`; draw with `stage.screen`. The image is grabbed at half
 * size and laid back in thin rows, each pushed by a travelling sine that grows towards the viewer.
 */
export function makeMirror(stage: Stage, options: MirrorOptions): LivePaint {
  const { width, height, palette, unit } = stage;
  const { y, rows = 110, depth = 0.55, reach = 1, squash = 0.9, bottom = height } = options;
  const tint = options.tint ?? mix(palette.sky[1], palette.ramp[2], 0.4);
  const above = Math.min(y, (bottom - y) / squash);
  const half = stage.environment.canvas(width / 2, above / 2);
  const halfContext = contextOf(half);
  const laid = layRows(rows, [y, bottom - y, half.height]);
  const depths = [rgba(tint, depth * 0.25), rgba(tint, depth), rgba(mix(tint, palette.ink, 0.5), depth * 1.35)];
  return (ctx, time) => {
    halfContext.globalCompositeOperation = 'copy';
    halfContext.drawImage(ctx.canvas, 0, y - above, width, above, 0, 0, half.width, half.height);
    const margin = 12 * unit;
    for (const row of laid) {
      const x = Math.round(rippleAt(row.share, time) * unit * reach) - margin;
      const { sourceY, sourceHeight } = row;
      ctx.drawImage(half, 0, sourceY, half.width, sourceHeight, x, row.y, width + margin * 2, row.height);
    }
    ctx.fillStyle = verticalGradient(ctx, [y, bottom], depths);
    ctx.fillRect(0, y, width, bottom - y);
  };
}
