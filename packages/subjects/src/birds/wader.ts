import { blob, disc, line, placed, polygon, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume } from '../rig/modelling.ts';
import { footAt, paceOf, type Pace } from '../rig/pace.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { WADER } from './wader.data.ts';

interface Colours {
  readonly body: string;
  readonly wing: string;
  readonly quills: string;
  readonly neck: string;
  readonly beak: string;
  readonly legs: string;
}

const STORK: Colours = {
  body: '#fbfaf6',
  wing: '#f4f2ec',
  quills: '#26242b',
  neck: '#fbfaf6',
  beak: '#e2522e',
  legs: '#dd5535',
};
const KINDS: Readonly<Record<string, Colours>> = {
  stork: STORK,
  heron: { body: '#9aa8b6', wing: '#7f90a2', quills: '#3a4656', neck: '#e9edf0', beak: '#e8a93a', legs: '#8a7a5a' },
  crane: { body: '#f8f8f6', wing: '#f1f1ee', quills: '#24242b', neck: '#2c2c34', beak: '#7a8056', legs: '#3a3c42' },
  ostrich: { body: '#2f2b30', wing: '#3a353b', quills: '#f7f1e6', neck: '#e0b49a', beak: '#d99a72', legs: '#d9a58a' },
};

function drawLeg(
  ctx: Context2d,
  {
    hip,
    top,
    step: [ahead, up],
    colour,
    width,
  }: {
    readonly hip: number;
    readonly top: number;
    readonly step: readonly [ahead: number, up: number];
    readonly colour: string;
    readonly width: number;
  },
): void {
  const [x, y] = [hip + ahead * 0.18 - up * 0.05, -0.01 - up * 0.16];
  const knee = [hip - 0.02 + ahead * 0.06 + up * 0.1, top * 0.5 - up * 0.03] as const;
  line(ctx, { colour, width }, [hip, top, ...knee, x, y]);
  disc(ctx, colour, [...knee, width * 0.8]);
  stroke(ctx, { colour, width }, placed(WADER.foot, { x, y }));
}

function drawHead(ctx: Context2d, { neck, beak }: Colours, kind: string): void {
  blob(ctx, kind === 'crane' ? '#f8f8f6' : neck, WADER.head);
  if (kind === 'crane') disc(ctx, '#d8342c', [0.28, -1.075, 0.06, 0.03]);
  if (kind === 'heron') blob(ctx, '#3a4656', WADER.crest);
  polygon(ctx, volume(ctx, beak, [-1.08, -0.96]), kind === 'ostrich' ? WADER.flat : WADER.dagger);
  if (kind === 'ostrich') {
    disc(ctx, '#fff8ee', [0.3, -1.05, 0.04]);
    eye(ctx, [0.31, -1.05, 0.028]);
  } else eye(ctx, [0.32, -1.035, 0.02]);
}

function drawOstrich(ctx: Context2d, { body, neck, quills }: Colours, nod: () => void): void {
  blob(ctx, quills, WADER.ostrichPlumes);
  stroke(ctx, { colour: neck, width: 0.085 }, WADER.ostrichNeck);
  turned(ctx, { x: 0.03, y: -0.2 }, nod);
  blob(ctx, volume(ctx, body, [-0.9, -0.5]), WADER.ostrichBody);
  for (let plume = 0; plume < 5; plume++)
    stroke(ctx, { colour: shade(body, 0.06), width: 0.022 }, [
      0.14 - plume * 0.12,
      -0.78,
      0.02 - plume * 0.12,
      -0.7,
      -0.1 - plume * 0.09,
      -0.64,
    ]);
  blob(ctx, quills, placed(WADER.quills, { x: 0.02, y: -0.16, scale: 0.98 }));
}

function drawWader(
  ctx: Context2d,
  { body, neck, quills, wing }: Colours,
  { kind, nod, turn }: { kind: string; nod: () => void; turn: number },
) {
  turned(ctx, { x: 0.14, y: -0.6, angle: Math.sin(turn) * 0.045 }, () => {
    ctx.translate(-0.14, 0.6);
    const neckLine = kind === 'heron' ? WADER.bowed : WADER.straight;
    stroke(ctx, { colour: shade(neck, -0.02), width: kind === 'heron' ? 0.075 : 0.085 }, neckLine);
    nod();
  });
  blob(ctx, volume(ctx, body, [-0.7, -0.42]), WADER.body);
  blob(ctx, quills, kind === 'crane' ? WADER.plumes : WADER.quills);
  blob(ctx, volume(ctx, wing, [-0.67, -0.45]), WADER.wing);
  stroke(ctx, { colour: shade(wing, -0.08), width: 0.014 }, [0, -0.56, -0.14, -0.54, -0.3, -0.5]);
}

const coloursOf = ({ kind = '', tint }: RigOptions): Colours => {
  const colours = KINDS[kind] ?? STORK;
  return tint ? { ...colours, body: tint, wing: shade(tint, -0.04), neck: tint } : colours;
};

function drawLegs(
  ctx: Context2d,
  colours: Colours,
  { phase, pace, isOstrich, isOneLegged }: { phase: number; pace: Pace; isOstrich: boolean; isOneLegged: boolean },
) {
  const leg = { top: isOstrich ? -0.56 : -0.46, width: isOstrich ? 0.05 : 0.034 };
  const far = shade(colours.legs, -0.08);
  if (isOneLegged && pace.stride === 0)
    line(ctx, { colour: far, width: leg.width }, [0, leg.top, 0.17, leg.top * 0.62, -0.04, leg.top * 0.5]);
  else drawLeg(ctx, { ...leg, hip: 0, step: footAt(phase, pace, 0.5), colour: far });
  drawLeg(ctx, { ...leg, hip: -0.08, step: footAt(phase, pace), colour: colours.legs });
}

/** A stork, or by `kind` a heron, a crane or an ostrich: it stalks, and looks about while it stands. */
export const wader: Rig = {
  box: [-0.68, -1.52, 0.72, 0.05],
  frames: 14,
  draw(ctx, phase, options) {
    const { kind = 'stork' } = options;
    const colours = coloursOf(options);
    const turn = phase * TAU;
    const pace = paceOf(options);
    const isOstrich = kind === 'ostrich';
    const nod = () => {
      drawHead(ctx, colours, kind);
      drawAttire(ctx, options, { head: { x: 0.28, y: -1.02, scale: 0.1 } });
    };
    drawLegs(ctx, colours, { phase, pace, isOstrich, isOneLegged: options.isOneLegged === true });
    turned(ctx, { x: 0, y: Math.sin(turn * 2) * 0.008 }, () => {
      if (isOstrich) drawOstrich(ctx, colours, nod);
      else drawWader(ctx, colours, { kind, nod, turn });
    });
  },
};
