import type { Stage, StripOptions, StripPaint } from '../stage/stage.ts';

/** A strip painted as if the hero stood on the left and the light on the right; mirrored where it is the other way round. */
export function addHeroLeftStrip(stage: Stage, options: StripOptions, paint: StripPaint): void {
  const { frame, width } = stage;
  stage.strip(options, (ctx, strip) => {
    ctx.save();
    if (frame.side > 0) {
      ctx.translate(width, 0);
      ctx.scale(-1, 1);
    }
    paint(ctx, strip);
    ctx.restore();
  });
}

/** Where a place of such a painting is in the frame. */
export function mirroredX({ frame, width }: Pick<Stage, 'frame' | 'width'>, x: number): number {
  return frame.side < 0 ? x : width - x;
}
