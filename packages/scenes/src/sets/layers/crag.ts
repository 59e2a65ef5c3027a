import {
  createRandom,
  lerp,
  line,
  mix,
  polygon,
  rgba,
  shade,
  verticalGradient,
  within,
  type Context2d,
  ring,
} from '@kinora/drawing';

import { addHeroLeftStrip } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import { coveredLand, type LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

type Point = readonly [x: number, y: number];

export interface Mass {
  /** Along the top, from left to right. */
  readonly top: readonly Point[];
  readonly foot: readonly [left: number, right: number];
  readonly bottom: number;
}

function massOf({ stage, xOf, yOf }: LayerSpace, { from, to, falls, seed, y }: Layer<'crag'>): Mass {
  const { height, unit: u } = stage;
  const random = createRandom(stage.seed ^ Math.imul(seed + 3, 2654435761));
  const [left, right, rise] = [xOf(from), xOf(to), yOf(y)];
  const count = Math.max(5, Math.round((right - left) / (46 * u)));
  const top = Array.from({ length: count + 1 }, (_, index): Point => {
    const t = index / count;
    const shoulder = falls === 'both' ? Math.min(t, 1 - t) : 1 - t;
    const drop = shoulder < 0.12 ? (0.12 - shoulder) * 5 : 0;
    return [lerp(left, right, t) + (random() - 0.5) * 22 * u, rise + (drop * 90 + (random() - 0.5) * 20) * u];
  });
  const spread = (height * 1.1 - rise) * 0.16;
  return { top, foot: [left - (falls === 'both' ? spread : 0), right + spread], bottom: height * 1.12 };
}

/** Facets from the top to the foot, each in another light, and cracks between them. */
export function paintFacets(
  ctx: Context2d,
  { stage }: Pick<LayerSpace, 'stage'>,
  { mass, colour, seed }: { mass: Mass; colour: string; seed: number },
) {
  const { palette, unit: u } = stage;
  const random = createRandom(stage.seed ^ (seed * 7919));
  const { top, foot, bottom } = mass;
  const lowAt = (t: number) => lerp(foot[0], foot[1], t);
  top.slice(1).forEach((point, index) => {
    const before = top[index] ?? point;
    const [one, two] = [index / (top.length - 1), (index + 1) / (top.length - 1)];
    const kink = () => 0.3 + 0.4 * random();
    const [middleA, middleB] = [kink(), kink()];
    const midOf = ([x, y]: Point, t: number, share: number): Point => [
      lerp(x, lowAt(t), share) + (random() - 0.5) * 40 * u,
      lerp(y, bottom, share * 0.7),
    ];
    const [a, b] = [midOf(before, one, middleA), midOf(point, two, middleB)];
    const light = random();
    const upper =
      light < 0.42 ? mix(colour, palette.key, 0.12 + 0.2 * light) : mix(colour, palette.ink, (light - 0.42) * 0.4);
    polygon(ctx, upper, [...before, ...point, ...b, ...a]);
    polygon(ctx, mix(upper, palette.ink, 0.14 + 0.1 * random()), [...a, ...b, lowAt(two), bottom, lowAt(one), bottom]);
    line(ctx, { colour: rgba(mix(colour, palette.ink, 0.6), 0.5), width: 2.4 * u }, [
      ...point,
      ...b,
      lowAt(two),
      bottom,
    ]);
  });
  repeat(top.length, () => {
    const t = random();
    const y = lerp(top[0]?.[1] ?? 0, bottom, 0.12 + 0.7 * random());
    const x = lerp(foot[0], foot[1], t);
    const wide = (24 + 60 * random()) * u;
    polygon(ctx, rgba(mix(colour, palette.key, 0.5), 0.55), [
      x - wide,
      y,
      x + wide,
      y - 5 * u,
      x + wide * 0.8,
      y + 4 * u,
      x - wide * 0.7,
      y + 6 * u,
    ]);
    polygon(ctx, rgba(palette.ink, 0.2), [
      x - wide * 0.8,
      y + 6 * u,
      x + wide * 0.8,
      y + 4 * u,
      x + wide * 0.3,
      y + 22 * u,
    ]);
  });
}

/** A mass of rock with a lit rim, which fades into the air at its foot. */
export function addCrag(space: LayerSpace, layer: Layer<'crag'>): void {
  const { stage, yOf } = space;
  const { palette, unit: u } = stage;
  const own = space.colourOf(layer.tone);
  const colour = mix(own, coveredLand(space, own), 0.4);
  const mass = massOf(space, layer);
  const far = Math.max(0, 1 - layer.parallax);
  addHeroLeftStrip(
    stage,
    { parallax: layer.parallax, top: yOf(layer.y) - 40 * u, blur: layer.blur, fixed: true },
    (ctx) => {
      const body = [...mass.top.flat(), mass.foot[1], mass.bottom, mass.foot[0], mass.bottom];
      within(ctx, ring(body), () => {
        polygon(ctx, colour, body);
        paintFacets(ctx, space, { mass, colour, seed: layer.seed });
        const fade = verticalGradient(
          ctx,
          [yOf(layer.y), mass.bottom],
          [rgba(palette.mist, 0), rgba(palette.mist, 0.2 * far), rgba(palette.mist, 0.9 * far)],
        );
        ctx.fillStyle = fade;
        ctx.fillRect(-stage.width, yOf(layer.y) - 60 * u, stage.width * 3, stage.height * 2);
      });
      const snow = coveredLand(space, own) !== own;
      line(
        ctx,
        { colour: snow ? '#f2f6fb' : mix(shade(colour, 0.06), palette.glow, 0.5), width: (snow ? 9 : 4) * u },
        mass.top.flat(),
      );
    },
  );
}
