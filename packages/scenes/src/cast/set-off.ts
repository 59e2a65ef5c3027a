import { clamp, mix, type Canvas, type Colour, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { scaled } from '../light/soften.ts';
import type { GlowOptions } from '../stage/glow-options.ts';
import type { Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import { meanOf, type Mean } from './mean-of.ts';
import type { Member } from './member.ts';
import { poseOf } from './pose-of.ts';
import type { Moment } from './pose.ts';

/** From this difference on a figure is told from its ground at once; and what a difference of hue counts. */
const CLEAR = 0.36;
const HUE = 0.4;
/** Strength of the light or the dark behind who would be lost in it. */
const LIGHT = 0.72;
const DARK = 0.62;
/** How far it reaches, in the sizes of who is before it. */
const REACH = 1.5;
/** How many of a cast are set off. */
const MOST = 3;
const SAMPLE = 24;
/** Where nothing has moved: what is measured is the same whichever frame is drawn first. */
const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

const brightness = ([red, green, blue]: Mean) => red * 0.3 + green * 0.59 + blue * 0.11;

const hueOf = (mean: Mean) => {
  const own = brightness(mean);
  return mean.map((part) => part - own);
};

function distance(one: Mean, other: Mean): number {
  const [first, second] = [hueOf(one), hueOf(other)];
  const hue = Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
  return Math.abs(brightness(one) - brightness(other)) + hue * HUE;
}

const hexOf = (mean: Mean): Colour =>
  `#${mean
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** What a view that is shrunk shows around somebody. */
function groundOf(view: Canvas, member: Member, { x, y, stage }: { x: number; y: number; stage: Stage }): Mean | null {
  const { left, right, height, below } = extentOf(member.rig, member.entry);
  const share = view.width / stage.width;
  const wide = (right - left) * member.size * 0.7;
  const [fromX, toX] = [(x - wide) * share, (x + wide) * share].map((at) => clamp(at, 0, view.width - 1));
  const [fromY, toY] = [(y - height * member.size) * share, (y + below * member.size) * share].map((at) =>
    clamp(at, 0, view.height - 1),
  );
  const [startX, startY] = [Math.floor(fromX ?? 0), Math.floor(fromY ?? 0)];
  return meanOf(view, [startX, startY, Math.ceil((toX ?? 0) - startX) + 1, Math.ceil((toY ?? 0) - startY) + 1]);
}

/** The light or the dark that sets a figure off from its ground; `null` where it is told from it at once. */
export function contrastFor(
  { palette }: Pick<Stage, 'palette'>,
  figure: Mean,
  ground: Mean,
): Pick<GlowOptions, 'colour' | 'alpha' | 'mode'> | null {
  const wanted = clamp(1 - distance(figure, ground) / CLEAR);
  if (wanted < 0.08) return null;
  const isDarker = brightness(figure) < brightness(ground) || brightness(ground) < 0.16;
  if (isDarker) return { colour: mix(palette.glow, '#ffffff', 0.15), alpha: LIGHT * wanted, mode: 'screen' };
  return { colour: mix(hexOf(ground), palette.ink, 0.72), alpha: DARK * wanted, mode: 'source-over' };
}

/** Paints light behind dark figures and dark behind light ones, where their ground is as bright as they are. */
export function makeSetOff(
  stage: Stage,
  { members, lookBehind }: { members: readonly Member[]; lookBehind: () => Canvas },
): (ctx: Context2d, moment: Moment) => void {
  const chosen = members.filter(({ carrier, rig }) => !carrier && !rig.spans && !rig.glow).slice(-MOST);
  let contrasts: ReturnType<typeof contrastFor>[] | null = null;
  const measure = (moment: Moment) => {
    const view = lookBehind();
    return chosen.map((member) => {
      const { x, y } = poseOf(member, { ...moment, camera: STILL, time: stage.plan.seconds / 2, course: 0 });
      const figure = meanOf(scaled(stage.environment, member.bank.at(0), [SAMPLE, SAMPLE]), [0, 0, SAMPLE, SAMPLE]);
      const ground = groundOf(view, member, { x, y, stage });
      return figure && ground ? contrastFor(stage, figure, ground) : null;
    });
  };
  return (ctx, moment) => {
    if (chosen.length === 0 || moment.world.overhead) return;
    contrasts ??= measure(moment);
    chosen.forEach((member, index) => {
      const contrast = contrasts?.[index];
      if (!contrast) return;
      const { x, y } = poseOf(member, moment);
      const { width, height, below } = extentOf(member.rig, member.entry);
      const tall = (height + below) * member.size;
      const middle = y + ((below - height) / 2) * member.size;
      const rx = Math.max(width * member.size, tall * 0.8) * REACH;
      glowAt(ctx, stage, { ...contrast, x, y: middle, rx, ry: tall * REACH });
    });
  };
}
