import {
  disc,
  drawMarks,
  line,
  mix,
  panel,
  placeMarks,
  polygon,
  rgba,
  shade,
  verticalGradient,
  fraction,
} from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { usualAir } from '../air/usual-air.ts';
import { glowAt } from '../light/glow.ts';
import { addHeroLeftStrip, mirroredX } from '../sets/hero-left.ts';
import { LAMP, makeHourLight } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy, isWet } from '../stage/weather.ts';
import { GARDEN } from './temple-garden.ts';

/** What the deck, its posts and its roof are, in pixels. */
interface Deck {
  readonly eave: number;
  readonly edge: number;
  readonly foot: number;
}

function addDeck(stage: Stage, { edge, foot }: Deck): void {
  const { height, palette, unit, width } = stage;
  const light = makeHourLight(stage);
  const wood = light.tone('#96633f');
  stage.strip({ parallax: 1, top: edge - 4 * unit, fixed: true }, (ctx, strip) => {
    const shine = isWet(stage) ? 0.34 : 0.2;
    ctx.fillStyle = verticalGradient(
      ctx,
      [edge, height],
      [mix(wood, palette.glow, shine), wood, mix(wood, palette.ink, 0.4)],
    );
    ctx.fillRect(strip.left, edge, strip.width, strip.bottom - edge);
    repeat(34, (index) => {
      const across = (index - 17) * width * 0.085;
      const spread = 1.9;
      const x = width / 2 + across;
      const low = width / 2 + across * spread;
      polygon(ctx, rgba(palette.ink, 0.26), [
        x - unit,
        edge,
        x + unit,
        edge,
        low + 3 * unit,
        strip.bottom,
        low - 3 * unit,
        strip.bottom,
      ]);
      polygon(ctx, rgba(palette.glow, 0.03 + 0.025 * ((index * 7) % 3)), [
        x,
        edge,
        x + width * 0.085,
        edge,
        low + width * 0.16,
        strip.bottom,
        low,
        strip.bottom,
      ]);
    });
    panel(ctx, mix(wood, palette.glow, 0.4), [strip.left, edge - 3 * unit, strip.width, 6 * unit]);
    ctx.fillStyle = verticalGradient(ctx, [foot, strip.bottom], [rgba(palette.ink, 0), rgba(palette.ink, 0.34)]);
    ctx.fillRect(strip.left, foot, strip.width, strip.bottom - foot);
  });
}

/** Posts, and the paper doors of the hall at the hero's back. */
function addFrame(stage: Stage, { eave, edge }: Deck): void {
  const { height, palette, unit: u, width } = stage;
  const light = makeHourLight(stage);
  const wood = light.tone('#6a4530');
  const paper = mix(light.tone('#f1e6cc'), '#ffdf9c', 0.6 * light.lamps);
  addHeroLeftStrip(stage, { parallax: 0.95, top: -height * 0.06, bottom: height, fixed: true }, (ctx) => {
    const post = (x: number, wide: number) => {
      panel(ctx, wood, [x, -height * 0.06, wide, edge + height * 0.06 + 12 * u]);
      panel(ctx, mix(wood, palette.glow, 0.3), [
        x + wide * 0.76,
        -height * 0.06,
        wide * 0.16,
        edge + height * 0.06 + 12 * u,
      ]);
      panel(ctx, light.tone('#a8a090'), [x - 8 * u, edge + 4 * u, wide + 16 * u, 16 * u, 4 * u]);
    };
    const wide = width * 0.2;
    panel(ctx, shade(wood, -0.03), [-width * 0.2, eave, wide + width * 0.2, edge - eave + 6 * u]);
    panel(ctx, verticalGradient(ctx, [eave, edge], [shade(paper, -0.05), paper]), [
      -width * 0.2,
      eave + 22 * u,
      wide + width * 0.2 - 14 * u,
      (edge - eave) * 0.72,
    ]);
    repeat(8, (index) => panel(ctx, wood, [-width * 0.2 + index * width * 0.055, eave, 5 * u, (edge - eave) * 0.78]));
    repeat(6, (index) =>
      panel(ctx, wood, [-width * 0.2, eave + (index + 1) * (edge - eave) * 0.13, wide + width * 0.2, 5 * u]),
    );
    post(wide - 4 * u, 34 * u);
    post(width * 0.86, 40 * u);
  });
}

/** The eave with its rafters, and a lantern under it. */
function addEave(stage: Stage, { eave }: Deck): void {
  const { height, palette, unit: u, width } = stage;
  const light = makeHourLight(stage);
  const wood = light.tone('#5a3a28');
  stage.strip({ parallax: 1.05, top: -height * 0.1, bottom: eave + 60 * u, fixed: true }, (ctx, strip) => {
    panel(ctx, verticalGradient(ctx, [-height * 0.1, eave], [shade(wood, -0.14), wood]), [
      strip.left,
      -height * 0.1,
      strip.width,
      eave + height * 0.1,
    ]);
    repeat(28, (index) => {
      const x = width * 0.5 + (index - 14) * width * 0.075;
      polygon(ctx, mix(wood, palette.glow, 0.14), [
        x,
        eave + 12 * u,
        x + 20 * u,
        eave + 12 * u,
        width / 2 + (x - width / 2) * 0.8 + 16 * u,
        -height * 0.1,
        width / 2 + (x - width / 2) * 0.8,
        -height * 0.1,
      ]);
    });
    panel(ctx, mix(wood, palette.ink, 0.3), [strip.left, eave, strip.width, 12 * u]);
    panel(ctx, mix(wood, palette.glow, 0.34), [strip.left, eave + 12 * u, strip.width, 3 * u]);
  });
  const x = mirroredX(stage, width * 0.53);
  const y = eave + 62 * u;
  const marks = placeMarks(
    [
      ['line', 'iron', [0, -1, 0, -0.5], 0.04],
      ['panel', 'iron', [-0.26, -0.56, 0.52, 0.1, 0.04]],
      ['blob', 'lamp', [-0.34, -0.34, 0, -0.5, 0.34, -0.34, 0.42, 0, 0.34, 0.36, 0, 0.5, -0.34, 0.36, -0.42, 0]],
      ['line', 'iron/30', [-0.38, -0.16, 0.38, -0.16], 0.03],
      ['line', 'iron/30', [-0.4, 0.1, 0.4, 0.1], 0.03],
      ['panel', 'iron', [-0.26, 0.46, 0.52, 0.1, 0.04]],
    ],
    { x, y, scale: 56 * u },
  );
  const lamp = mix(light.tone('#f0d9b0'), '#ffd890', light.lamps);
  stage.strip({ parallax: 1.05, top: eave, bottom: eave + 160 * u, fixed: true }, (ctx) => {
    drawMarks(ctx, marks, { iron: shade(wood, -0.1), lamp });
  });
  stage.live(1.05, (ctx, time) => {
    glowAt(ctx, stage, {
      colour: LAMP,
      x,
      y,
      rx: 230 * u,
      alpha: (0.12 + 0.5 * light.lamps) * (1 + 0.05 * Math.sin(time * 2)),
    });
  });
}

/** Drops that fall from the edge of the roof. */
function addDripping(stage: Stage, { eave, edge }: Deck): void {
  const { unit: u, width } = stage;
  const random = stage.fork('drips');
  const drops = Array.from({ length: 40 }, (_, index) => ({ x: (index + 0.3 + 0.4 * random()) / 40, phase: random() }));
  const colour = rgba('#e6f2fa', 0.66);
  stage.screen((ctx, time) => {
    for (const { x, phase } of drops) {
      const fall = fraction(time * 0.9 + phase) ** 2;
      const y = eave + 14 * u + fall * (edge - eave);
      line(ctx, { colour, width: 2 * u }, [x * width, y, x * width, y + (6 + 22 * fall) * u]);
      if (fall > 0.86) disc(ctx, rgba('#e6f2fa', 0.4), [x * width, edge, (fall - 0.8) * 60 * u, (fall - 0.8) * 12 * u]);
    }
  });
}

/** The boards before a temple's paper doors, under its eave, and the garden beyond. */
export function paintVeranda(stage: Stage): void {
  const { frame, height, unit } = stage;
  addLayers(stage, GARDEN);
  const falls = usualAir(stage, isSnowy(stage));
  addAir(stage, falls);
  const deck = { eave: height * 0.1, edge: frame.ground - height * 0.13, foot: frame.ground + 20 * unit };
  if (isWet(stage)) addDripping(stage, deck);
  addDeck(stage, deck);
  addFrame(stage, deck);
  stage.addCast({
    modeFor: ashore,
    ground: () => frame.ground + 14 * unit,
    heroScale: 1.12,
    bounce: '#b07a50',
    rimGain: 0.9,
  });
  addEave(stage, deck);
}
