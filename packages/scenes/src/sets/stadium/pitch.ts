import { mix, rgba, shade, line, polygon, lerp, TAU, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import type { StadiumPlan } from './stadium-plan.ts';

/** Mown stripes that run to the far side, alternately with and against the light. */
function paintStripes(ctx: Context2d, strip: Strip, { grass, pitch }: StadiumPlan): void {
  const { palette, unit: u, width } = strip.stage;
  const vanishY = pitch - 150 * u;
  const foot = strip.bottom;
  const at = (x: number) => lerp(width / 2, x, (pitch - vanishY) / (foot - vanishY));
  const stripe = 150 * u;
  const count = Math.ceil((strip.width * 2.6) / stripe);
  const light = verticalGradient(
    ctx,
    [pitch, foot],
    [mix(grass, palette.mist, 0.22), mix(grass, palette.glow, 0.16), shade(grass, -0.03)],
  );
  repeat(count, (i) => {
    if (i % 2 === 1) return;
    const x = width / 2 + (i - count / 2) * stripe;
    polygon(ctx, light, [at(x), pitch, at(x + stripe), pitch, x + stripe, foot, x, foot]);
  });
}

/** A circle and lines of chalk, and a goal before the stands. */
function paintLines(ctx: Context2d, strip: Strip, plan: StadiumPlan): void {
  const { stage } = strip;
  const { frame, height, palette, unit: u, width } = stage;
  const chalk = rgba(mix('#ffffff', palette.mist, 0.25), 0.8);
  const y = plan.pitch + height * 0.022;
  line(ctx, { colour: chalk, width: 2.4 * u }, [strip.left, y, strip.right, y]);
  const near = frame.ground + height * 0.085;
  line(ctx, { colour: chalk, width: 6 * u }, [strip.left, near, strip.right, near]);
  ctx.strokeStyle = chalk;
  ctx.lineWidth = 4 * u;
  ctx.beginPath();
  ctx.ellipse(width * 0.5, (y + near) / 2 + 10 * u, width * (frame.wide ? 0.2 : 0.34), (near - y) * 0.3, 0, 0, TAU);
  ctx.stroke();
}

function paintGoal(ctx: Context2d, stage: Stage, { pitch }: StadiumPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const x = mirroredX(stage, width * (frame.wide ? 0.8 : 0.78));
  const foot = pitch + height * 0.024;
  const [half, tall] = [(frame.wide ? 84 : 70) * u, 66 * u];
  const post = mix('#ffffff', palette.mist, 0.15);
  const net = { colour: rgba(post, 0.34), width: 1.1 * u };
  repeat(15, (i) => {
    const at = x - half + (i * half * 2) / 14;
    line(ctx, net, [at, foot - tall, lerp(at, x, 0.12), foot - 8 * u]);
  });
  repeat(7, (i) => line(ctx, net, [x - half, foot - (tall * i) / 7, x + half, foot - (tall * i) / 7]));
  line(ctx, { colour: post, width: 4.4 * u }, [
    x - half,
    foot,
    x - half,
    foot - tall,
    x + half,
    foot - tall,
    x + half,
    foot,
  ]);
}

/** The pitch: mown stripes, chalk lines, a goal, and the light of the hour or of the masts. */
export function addPitch(stage: Stage, plan: StadiumPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const { grass, lamps, pitch } = plan;
  stage.strip({ parallax: 0.75, top: pitch - 80 * u }, (ctx, strip) => {
    const stops = [mix(grass, palette.mist, 0.3), shade(grass, -0.02), shade(grass, -0.1)];
    ctx.fillStyle = verticalGradient(ctx, [pitch, strip.bottom], stops);
    ctx.fillRect(strip.left, pitch, strip.width, strip.bottom - pitch);
    paintStripes(ctx, strip, plan);
    ctx.fillStyle = verticalGradient(ctx, [pitch, pitch + 22 * u], [rgba(palette.ink, 0.34), rgba(palette.ink, 0)]);
    ctx.fillRect(strip.left, pitch, strip.width, 22 * u);
    paintLines(ctx, strip, plan);
    paintGoal(ctx, stage, plan);
    const lit = { x: width * 0.5, y: frame.ground - 10 * u, rx: width * 0.5, ry: height * 0.2 };
    glowAt(ctx, stage, { colour: '#f4fbe8', ...lit, alpha: 0.42 * lamps });
    const sun = { x: stage.sun.x, y: pitch + 30 * u, rx: width * 0.4, ry: height * 0.16 };
    glowAt(ctx, stage, { colour: palette.glow, ...sun, alpha: 0.5 * (1 - lamps) });
  });
}
