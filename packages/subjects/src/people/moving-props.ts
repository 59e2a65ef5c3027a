import {
  blob,
  disc,
  line,
  panel,
  polygon,
  stroke,
  lerp,
  TAU,
  type Context2d,
  drawMarks,
  type Palette,
} from '@kinora/drawing';

import { between } from '../rig/wrap.ts';
import { onTorso } from './garments.ts';
import { CAN, GUITAR, PAN } from './prop-parts.ts';
import type { PropName } from './props.data.ts';
import type { Skeleton } from './skeleton.ts';

/** Where in its own motion a prop is, 0 to 1, and the colours it may take. */
interface PropState {
  readonly skeleton: Skeleton;
  readonly palette: Palette;
  readonly motion: number;
  readonly phase: number;
}

/** An open book between the hands; a page turns over as `motion` grows. */
function drawBook(ctx: Context2d, { skeleton: { nearArm, farArm, build }, motion }: PropState): void {
  const { x, y } = between(nearArm.end, farArm.end, 0.5);
  const scale = build.upperArm / 0.16;
  ctx.save();
  ctx.translate(x + 0.012, y - 0.02);
  ctx.rotate(-0.34);
  ctx.scale(scale, scale);
  polygon(ctx, '#8a3b34', [-0.135, -0.1, 0, -0.075, 0.135, -0.1, 0.135, 0.075, 0, 0.1, -0.135, 0.075]);
  for (const side of [-1, 1]) {
    polygon(ctx, side < 0 ? '#efe3c8' : '#fbf4e2', [0, -0.085, side * 0.125, -0.11, side * 0.125, 0.06, 0, 0.088]);
    for (const row of [-0.06, -0.03, 0, 0.03]) {
      line(ctx, { colour: '#b9a98c', width: 0.007 }, [side * 0.025, row + 0.002, side * 0.1, row - 0.016]);
    }
  }
  if (motion > 0.03) {
    const swing = Math.cos(motion * Math.PI);
    const lift = Math.sin(motion * Math.PI) * 0.06;
    polygon(ctx, '#fffaf0', [0, -0.085, swing * 0.122, -0.108 - lift, swing * 0.122, 0.062 - lift, 0, 0.088]);
  }
  ctx.restore();
}

function drawGuitar(ctx: Context2d, { skeleton, palette }: PropState): void {
  onTorso(ctx, skeleton, () => {
    ctx.translate(0.1, -0.2);
    ctx.rotate(-0.42);
    ctx.scale(1.22, 1.22);
    drawMarks(ctx, GUITAR, palette);
  });
}

function drawPan(ctx: Context2d, { skeleton: { farArm }, palette, motion }: PropState): void {
  ctx.save();
  ctx.translate(farArm.end.x, farArm.end.y);
  ctx.rotate(-0.12 - Math.sin(motion * Math.PI) * 0.12);
  const height = Math.sin(motion * Math.PI * 0.5) * 0.24;
  const flat = Math.cos(motion * TAU * 0.75);
  disc(ctx, '#e9b765', [0.21, 0.008 - height, 0.07, 0.018 + Math.abs(1 - flat) * 0.012, (1 - flat) * 0.9]);
  disc(ctx, '#f6d490', [0.21, 0.003 - height, 0.055, 0.01, (1 - flat) * 0.9]);
  drawMarks(ctx, PAN, palette);
  ctx.restore();
}

function drawCan(ctx: Context2d, { skeleton: { nearArm, build }, palette, motion }: PropState): void {
  ctx.save();
  ctx.translate(nearArm.end.x, nearArm.end.y + build.hand);
  ctx.rotate(0.1 + motion * 0.5);
  drawMarks(ctx, CAN, palette);
  ctx.restore();
}

/** A ladder to climb: it stands on the ground and leans forward. */
function drawLadder(ctx: Context2d): void {
  const lean = 0.12;
  const at = (height: number) => 0.12 + height * lean;
  for (let rung = 0; rung < 8; rung++) {
    const height = 0.06 + rung * 0.19;
    line(ctx, { colour: '#a9743f', width: 0.028 }, [at(height) - 0.045, -height, at(height) + 0.1, -height - 0.012]);
  }
  line(ctx, { colour: '#8a5a30', width: 0.034 }, [at(0) + 0.1, -0.017, at(1.46) + 0.1, -1.46]);
  line(ctx, { colour: '#b98549', width: 0.036 }, [at(0) - 0.045, -0.017, at(1.46) - 0.045, -1.45]);
}

/** A mattress and a pillow for someone lying. */
function drawBed(ctx: Context2d, { skeleton: { head, build } }: PropState): void {
  panel(ctx, '#c9a27a', [-0.68, -0.07, 1.38, 0.07, 0.03]);
  panel(ctx, '#f4efe6', [-0.67, -0.12, 1.36, 0.075, 0.035]);
  const { x, y } = head;
  disc(ctx, '#e6dff0', [x - 0.02, y + build.head * 0.55, build.head * 1.65, build.head * 0.62, 0.06]);
  disc(ctx, '#f7f3fb', [x - 0.03, y + build.head * 0.46, build.head * 1.5, build.head * 0.5, 0.06]);
}

/** The blanket over them, up to the chin. */
function drawBlanket(ctx: Context2d, { skeleton: { chest, hips, nearLeg, build } }: PropState): void {
  const start = between(hips, chest, 0.72);
  const end = Math.max(nearLeg.end.x, 0.4);
  const rise = build.torso * 0.46;
  const left = start.x - 0.03;
  const outline = [
    left,
    start.y - rise + 0.02,
    left + 0.1,
    start.y - rise - 0.012,
    hips.x,
    hips.y - rise * 0.82,
    end - 0.1,
    hips.y - rise * 0.5,
    end + 0.03,
    hips.y - rise * 0.62,
    end + 0.11,
    -0.16,
    end + 0.12,
    -0.03,
  ];
  const low = [
    end - 0.08,
    -0.012,
    hips.x + 0.12,
    -0.035,
    hips.x - 0.04,
    -0.012,
    left + 0.06,
    -0.04,
    left - 0.05,
    -0.03,
  ];
  blob(ctx, '#5a7fb0', [...outline, ...low, left - 0.055, start.y + 0.02]);
  for (const share of [0.3, 0.52, 0.74, 0.94]) {
    const x = lerp(left, end + 0.06, share);
    stroke(ctx, { colour: '#86a8d2', width: 0.016 }, [
      x + 0.01,
      hips.y - rise * lerp(0.86, 0.3, share),
      x - 0.012,
      -0.13,
      x,
      -0.045,
    ]);
  }
  stroke(ctx, { colour: '#f3ead6', width: 0.052 }, [
    left + 0.035,
    start.y - rise + 0.03,
    left - 0.015,
    start.y - 0.02,
    left - 0.015,
    -0.06,
  ]);
}

type Painter = (ctx: Context2d, state: PropState) => void;

/** Props drawn before the body, and those drawn over it before the hands. */
export const PROPS_BEHIND: Partial<Record<PropName, Painter>> = { ladder: drawLadder, bedding: drawBed };
export const PROPS_BEFORE: Partial<Record<PropName, Painter>> = {
  bedding: drawBlanket,
  book: drawBook,
  guitar: drawGuitar,
  pan: drawPan,
  can: drawCan,
};
