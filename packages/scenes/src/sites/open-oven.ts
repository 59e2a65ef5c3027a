import { disc, line, mix, panel, polygon, rgba, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { makeHourLight } from '../sets/hour-light.ts';
import { makeLayerSpace } from '../sets/layers/ground-line.ts';
import type { Stage, World } from '../stage/stage.ts';

/** Where it stands ahead of who takes something out, in frame widths, and its size against a person. */
const AHEAD = { wide: 0.24, tall: 0.3 };
const SIZE = { height: 0.72, width: 0.68 };
const LOAVES = [-0.24, 0, 0.24] as const;

interface Oven {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

/** What is inside, lit by itself: a hot back wall, bars and what bakes on them. */
function paintInside(ctx: Context2d, { x, foot, wide, tall }: Oven): void {
  const [left, top, width, height] = [x - wide * 0.38, foot - tall * 0.72, wide * 0.76, tall * 0.46] as const;
  panel(ctx, verticalGradient(ctx, [top, top + height], ['#7a2410', '#e8651f', '#ffc45e']), [
    left,
    top,
    width,
    height,
    wide * 0.04,
  ]);
  disc(ctx, rgba('#ffe6a0', 0.6), [x, top + height * 0.94, width * 0.42, height * 0.16]);
  for (const share of [0.45, 0.82]) {
    const y = top + height * share;
    if (share < 0.5)
      for (const across of LOAVES) {
        disc(ctx, '#a85a24', [x + across * width, y - height * 0.07, width * 0.1, height * 0.12]);
        disc(ctx, '#e0a050', [x + across * width, y - height * 0.1, width * 0.08, height * 0.07]);
      }
    line(ctx, { colour: '#5a2412', width: wide * 0.016 }, [left + width * 0.03, y, left + width * 0.97, y]);
  }
}

/** A case of enamel with knobs above, and its door let down towards us. */
function paintOven(ctx: Context2d, stage: Stage, oven: Oven): void {
  const { x, foot, wide, tall } = oven;
  const light = makeHourLight(stage);
  const enamel = light.tone('#e9e2d4');
  const dark = mix(light.tone('#4a4a52'), stage.palette.ink, 0.2);
  disc(ctx, rgba(stage.palette.ink, 0.4), [x, foot, wide * 0.62, wide * 0.08]);
  panel(ctx, verticalGradient(ctx, [foot - tall, foot], [mix(enamel, '#ffffff', 0.2), mix(enamel, dark, 0.25)]), [
    x - wide / 2,
    foot - tall,
    wide,
    tall,
    wide * 0.05,
  ]);
  panel(ctx, dark, [x - wide * 0.53, foot - tall * 1.03, wide * 1.06, tall * 0.06, wide * 0.03]);
  for (const across of [-0.34, -0.17, 0, 0.17, 0.34])
    disc(ctx, light.tone('#d07443'), [x + across * wide, foot - tall * 0.87, wide * 0.045]);
  panel(ctx, dark, [x - wide * 0.42, foot - tall * 0.76, wide * 0.84, tall * 0.54, wide * 0.05]);
  paintInside(ctx, oven);
  const hinge = foot - tall * 0.22;
  const lip = foot + tall * 0.02;
  polygon(ctx, mix(enamel, '#ffb45e', 0.4), [
    x - wide * 0.42,
    hinge,
    x + wide * 0.42,
    hinge,
    x + wide * 0.56,
    lip,
    x - wide * 0.56,
    lip,
  ]);
  polygon(ctx, rgba('#ffcf7a', 0.75), [
    x - wide * 0.3,
    hinge + tall * 0.03,
    x + wide * 0.3,
    hinge + tall * 0.03,
    x + wide * 0.4,
    lip - tall * 0.04,
    x - wide * 0.4,
    lip - tall * 0.04,
  ]);
  panel(ctx, dark, [x - wide * 0.56, lip, wide * 1.12, tall * 0.035, tall * 0.015]);
}

/** An oven that stands open and glows, ahead of who takes something out. */
export function addOpenOven(stage: Stage, world: World): void {
  const { frame } = stage;
  const { person } = makeLayerSpace(stage, 0);
  const place = { x: frame.heroX, depth: 0, scale: 1 };
  const ahead = frame.wide ? AHEAD.wide : AHEAD.tall;
  const oven: Oven = {
    x: frame.heroX - frame.side * frame.width * ahead,
    foot: world.ground?.(frame.heroX, place) ?? frame.ground,
    wide: person * SIZE.width,
    tall: person * SIZE.height,
  };
  stage.strip({ parallax: 1, top: oven.foot - oven.tall * 1.2, fixed: true }, (ctx) => paintOven(ctx, stage, oven));
  stage.live(1, (ctx, time) => {
    const flicker = 0.42 + 0.05 * Math.sin(time * 7) + 0.03 * Math.sin(time * 13);
    const at = { x: oven.x, y: oven.foot - oven.tall * 0.46, rx: oven.wide * 1.1, ry: oven.tall * 0.8 };
    glowAt(ctx, stage, { colour: '#ff9a3c', ...at, alpha: flicker });
  });
}
