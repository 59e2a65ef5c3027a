import {
  disc,
  drawMarks,
  mix,
  panel,
  placeMarks,
  polygon,
  rgba,
  verticalGradient,
  type Context2d,
  type Mark,
} from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { LAMP, makeHourLight, type HourLight } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addPlain } from '../sets/layers/plain.ts';
import { repeat } from '../sets/repeat.ts';
import { addDrops, addWeather } from '../sets/room/weather.ts';
import type { Stage } from '../stage/stage.ts';
import { isWet } from '../stage/weather.ts';
import { paintAwning, paintFrame, paintShine, TONES, type Painted } from './display-front.ts';
import { DISPLAY_TOYS } from './display-toys.data.ts';

/** The back of the window: a warm curtain, a garland of flags, and shelves with toys. */
function paintBack(ctx: Context2d, { stage, pane, light }: Painted): void {
  const { unit: u, palette } = stage;
  const back = mix(light.tone('#c98a5a'), '#ffcf8a', 0.25 * light.lamps);
  panel(
    ctx,
    verticalGradient(ctx, [pane.y, pane.board], [mix(back, '#ffe6b0', 0.35), back, mix(back, palette.ink, 0.25)]),
    [pane.x - 40 * u, pane.y, pane.width + 80 * u, pane.height],
  );
  repeat(26, (index) => {
    const x = pane.x + (pane.width * index) / 26;
    ctx.fillStyle = rgba(index % 2 === 0 ? '#5a2a18' : '#ffe6b4', 0.07);
    ctx.fillRect(x, pane.y, pane.width / 26, pane.height);
  });
  for (const share of [0.36, 0.68]) {
    const y = pane.y + (pane.board - pane.y) * share;
    const random = stage.fork('toys');
    repeat(Math.max(4, Math.round(pane.width / (118 * u))), (index) => {
      const kinds = Object.values(DISPLAY_TOYS);
      const toy: readonly Mark[] = kinds[Math.floor(random() * kinds.length)] ?? [];
      const step = pane.width / Math.max(4, Math.round(pane.width / (118 * u)));
      const size = (62 + 22 * random()) * u;
      drawMarks(
        ctx,
        placeMarks(toy, { x: pane.x + (index + 0.5) * step, y, scale: size }),
        tonesOf(light, Math.floor(random() * 4)),
      );
    });
    panel(ctx, light.tone('#8a5a36'), [pane.x - 20 * u, y, pane.width + 40 * u, 12 * u]);
    ctx.fillStyle = verticalGradient(ctx, [y + 12 * u, y + 48 * u], [rgba(palette.ink, 0.34), rgba(palette.ink, 0)]);
    ctx.fillRect(pane.x - 20 * u, y + 12 * u, pane.width + 40 * u, 36 * u);
  }
}

/** The colours of one toy: each takes another for its main one. */
function tonesOf(light: HourLight, turn: number): Readonly<Record<string, string>> {
  const mains = [TONES.red, TONES.blue, TONES.green, TONES.gold];
  const own = { ...TONES, main: mains[turn % 4] ?? TONES.red, accent: mains[(turn + 1) % 4] ?? TONES.blue };
  return Object.fromEntries(Object.entries(own).map(([role, colour]) => [role, light.tone(colour)]));
}

function paintFlags(ctx: Context2d, { stage, pane, light }: Painted): void {
  const { unit: u } = stage;
  const colours = [TONES.red, TONES.cream, TONES.blue, TONES.gold, TONES.green];
  const count = Math.round(pane.width / (58 * u));
  repeat(count, (index) => {
    const at = (share: number) => pane.y + 16 * u + 62 * u * 4 * share * (1 - share) * 0.6;
    const [left, right] = [index / count, (index + 1) / count];
    const [x, next] = [pane.x + pane.width * left, pane.x + pane.width * right];
    polygon(ctx, light.tone(colours[index % colours.length] ?? TONES.red), [
      x + 3 * u,
      at(left),
      next - 3 * u,
      at(right),
      (x + next) / 2,
      at((left + right) / 2) + 40 * u,
    ]);
  });
}

/** The board before the shelves, with toys at both ends of it. */
function paintBoard(ctx: Context2d, { stage, pane, light }: Painted): void {
  const { height, palette, unit: u } = stage;
  const cloth = light.tone('#8c3b3a');
  panel(ctx, verticalGradient(ctx, [pane.board, pane.y + pane.height], [mix(cloth, '#ffd09a', 0.3), cloth]), [
    pane.x - 30 * u,
    pane.board,
    pane.width + 60 * u,
    height,
  ]);
  panel(ctx, rgba('#ffe3ae', 0.5), [pane.x - 30 * u, pane.board, pane.width + 60 * u, 3 * u]);
  const rows = [
    [0.07, 'ball'],
    [0.16, 'blocks'],
    [0.84, 'top'],
    [0.93, 'bear'],
  ] as const;
  rows.forEach(([share, kind], index) => {
    const at = { x: pane.x + pane.width * share, y: pane.board + (index % 2 === 0 ? 44 : 22) * u, scale: 120 * u };
    disc(ctx, rgba(palette.ink, 0.28), [at.x, at.y, 66 * u, 9 * u]);
    drawMarks(ctx, placeMarks(DISPLAY_TOYS[kind], at), tonesOf(light, index));
  });
}

/** A shop window from the street: who stands in it is behind the glass, among toys in warm light; the weather is outside. */
export function paintDisplay(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  const light = makeHourLight(stage);
  const inset = frame.tall ? 0.06 : 0.09;
  const pane = {
    x: width * inset,
    y: height * 0.13,
    width: width * (1 - inset * 2),
    height: height * 0.74,
    board: frame.ground - 26 * unit,
  };
  const painted = { stage, pane, light };
  addPlain(stage, light.tone('#8a5a4a'));
  stage.strip({ parallax: 0.85, top: -height * 0.1, fixed: true, blur: 1.6 }, (ctx) => {
    paintBack(ctx, painted);
    paintFlags(ctx, painted);
  });
  stage.strip({ parallax: 0.95, top: 0, fixed: true }, (ctx) => paintBoard(ctx, painted));
  const lamp = { x: width * 0.5, y: pane.y, rx: pane.width * 0.6, ry: pane.height * 0.9 };
  stage.live(0.9, (ctx, time) => {
    const alpha = (0.24 + 0.34 * light.lamps) * (1 + 0.06 * Math.sin(time * 1.9));
    glowAt(ctx, stage, { colour: LAMP, ...lamp, alpha });
  });
  const street = stage.palette;
  stage.palette = {
    ...street,
    key: mix(street.key, '#ffd49a', 0.6),
    glow: mix(street.glow, LAMP, 0.7),
    dark: street.dark * 0.5,
  };
  stage.addCast({
    modeFor: ashore,
    ground: () => frame.ground + 16 * unit,
    heroScale: 1.15,
    bounce: '#d98a5a',
    rimColour: '#ffe6b8',
    rimGain: 0.9,
  });
  stage.palette = street;
  stage.strip({ parallax: 1.05, top: -height * 0.1, fixed: true }, (ctx, strip) => {
    paintShine(ctx, painted);
    paintFrame(ctx, painted, [strip.left, strip.width]);
    paintAwning(ctx, painted, [strip.left, strip.width]);
  });
  if (isWet(stage)) {
    addDrops(stage, pane);
    addWeather(stage, { x: 0, y: 0, width, height }, 'rain');
    stage.airKinds.add('rain');
  }
}
