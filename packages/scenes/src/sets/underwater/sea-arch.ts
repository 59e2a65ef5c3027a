import { mix, rgba, polygon, trace, type Points, createNoise, fractalNoise, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** An arch that the sea wore into a cliff: middle, half its width, top and foot, in pixels. */
interface Arch {
  readonly x: number;
  readonly reach: number;
  readonly top: number;
  readonly foot: number;
}

const STEPS = 26;
/** Share of the width and of the height that the opening takes. */
const OPENING = { across: 0.5, down: 0.62 };

function placeArch({ frame, height, width }: Stage): Arch {
  const aside = frame.side < 0 ? 0.79 : 0.21;
  return {
    x: width * (frame.wide ? aside : 0.72),
    reach: width * (frame.wide ? 0.2 : 0.36),
    top: height * (frame.tall ? 0.44 : 0.26),
    foot: height * 1.02,
  };
}

/** Half an ellipse over a foot, rough by noise. */
function bow(stage: Stage, { x, reach, top, foot }: Arch, rough: number): number[] {
  const noise = createNoise(stage.seed ^ 0x51ab);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / STEPS);
    const swell = 1 + (fractalNoise(noise, step * 0.55 + reach, { octaves: 3 }) - 0.5) * rough;
    const upright = Math.sin(angle) ** 0.6;
    return [x + Math.cos(angle) * reach * swell, foot - (foot - top) * upright * swell];
  }).flat();
}

/** A far arch of rock, pale with the water before it, through which the light falls. */
export function addSeaArch(stage: Stage): void {
  const { height, palette, unit } = stage;
  const arch = placeArch(stage);
  const { foot, reach, top, x } = arch;
  const opening = {
    x: x + reach * 0.08,
    reach: reach * OPENING.across,
    top: foot - (foot - top) * OPENING.down,
    foot,
  };
  const outline: Points = [...bow(stage, arch, 0.34), ...reversed(bow(stage, opening, 0.22))];
  const [pale, deep] = [mix(palette.ramp[0], palette.ramp[1], 0.55), mix(palette.ramp[1], palette.ramp[2], 0.7)];
  stage.strip({ parallax: 0.1, top: top - 30 * unit, bottom: height }, (ctx) => {
    polygon(ctx, verticalGradient(ctx, [top, height * 0.92], [rgba(pale, 0.92), rgba(deep, 0.96)]), outline);
    ctx.save();
    ctx.clip();
    ctx.strokeStyle = rgba(palette.glow, 0.24);
    ctx.lineWidth = 7 * unit;
    ctx.beginPath();
    trace(ctx, outline);
    ctx.stroke();
    ctx.restore();
  });
}

/** The same points from the last to the first. */
function reversed(points: readonly number[]): number[] {
  return points
    .flatMap((_, index) => (index % 2 === 0 ? [[points[index] ?? 0, points[index + 1] ?? 0]] : []))
    .toReversed()
    .flat();
}
