import { shade, disc, line, panel, polygon, stroke, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { sampleTrack } from '../people/pose.ts';
import { ROBOT_MOVES, ROBOT_PACES, ROBOT_REST, type RobotTracks } from '../people/robot-moves.ts';
import { ROBOT } from '../people/robot.data.ts';
import type { Activity, Rig } from '../rig/rig.ts';

const METAL = '#4c5866';
const SCREEN = '#9ffbe6';

interface Shell {
  colour: string;
  dark: string;
}

type Joint = keyof typeof ROBOT_REST;
type RobotPose = Readonly<Record<Joint, number>>;

function poseOf(activity: Activity, phase: number): RobotPose {
  const tracks: RobotTracks = ROBOT_MOVES[activity] ?? ROBOT_MOVES.idle;
  const moved = Object.entries(tracks).map(([joint, track]) => [joint, sampleTrack(track, phase)]);
  return { ...ROBOT_REST, ...Object.fromEntries(moved) };
}

function drawFeet(ctx: Context2d, { colour }: Shell, pose: RobotPose): void {
  const feet = [
    { hip: -0.17, step: pose.farStep, lift: pose.farLift },
    { hip: 0.17, step: pose.nearStep, lift: pose.nearLift },
  ];
  for (const { hip, step, lift } of feet) {
    const x = hip + step;
    line(ctx, { colour: METAL, width: 0.1 }, [hip, -0.32 + pose.bob, x, -0.1 - lift]);
    panel(ctx, shade(colour, -0.2), [x - 0.13, -0.1 - lift, 0.28, 0.1, 0.05]);
  }
}

/** Draws what hangs on a joint, turned about it. */
function hinged(ctx: Context2d, [x, y, angle]: readonly [x: number, y: number, angle: number], draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  draw();
  ctx.restore();
}

function drawTorso(ctx: Context2d, { colour, dark }: Shell, { farArm }: RobotPose): void {
  hinged(ctx, [-0.33, -0.66, farArm], () => {
    stroke(ctx, { colour: METAL, width: 0.075 }, ROBOT.farArm);
    disc(ctx, dark, [-0.11, 0.38, 0.075]);
  });
  panel(ctx, colour, [-0.36, -0.8, 0.72, 0.54, 0.14]);
  panel(ctx, dark, [-0.36, -0.36, 0.72, 0.1, 0.05]);
  panel(ctx, '#f3ead6', [-0.2, -0.68, 0.36, 0.24, 0.04]);
  disc(ctx, '#ff7a5c', [-0.1, -0.56, 0.038]);
  disc(ctx, '#ffd166', [0, -0.56, 0.038]);
  panel(ctx, '#5a8f6a', [0.06, -0.6, 0.07, 0.08, 0.01]);
  disc(ctx, dark, [-0.3, -0.74, 0.018]);
  disc(ctx, dark, [0.3, -0.74, 0.018]);
}

/** `openness` of the eyes: 1 open, near 0 blinking. */
function drawHead(ctx: Context2d, { colour, dark }: Shell, openness: number): void {
  line(ctx, { colour: METAL, width: 0.022 }, ROBOT.antenna);
  disc(ctx, '#ff7a5c', [-0.02, -0.49, 0.036]);
  panel(ctx, colour, [-0.3, -0.38, 0.6, 0.38, 0.13]);
  panel(ctx, '#22303c', [-0.2, -0.3, 0.48, 0.22, 0.09]);
  disc(ctx, SCREEN, [-0.03, -0.19, 0.05, 0.055 * openness]);
  disc(ctx, SCREEN, [0.17, -0.19, 0.05, 0.055 * openness]);
  stroke(ctx, { colour: SCREEN, width: 0.014 }, ROBOT.smile);
  panel(ctx, dark, [-0.345, -0.25, 0.06, 0.14, 0.02]);
}

function drawCan(ctx: Context2d, tilt: number): void {
  ctx.translate(0.36, 0);
  ctx.rotate(tilt);
  stroke(ctx, { colour: '#b8553d', width: 0.026 }, ROBOT.canHandle);
  panel(ctx, '#d8694a', [-0.1, 0, 0.28, 0.25, 0.04]);
  panel(ctx, '#b8553d', [-0.1, 0.2, 0.28, 0.05, 0.02]);
  polygon(ctx, '#d8694a', ROBOT.canSpout);
  polygon(ctx, '#b8553d', ROBOT.canRose);
}

export const robot: Rig = {
  box: [-0.8, -1.5, 1.15, 0.06],
  stance: [-0.5, -1.42, 0.7],
  paces: ROBOT_PACES,
  spout: [0.82, -0.62],
  frames: 20,
  draw(ctx, phase, options) {
    const { tint: colour = '#7fb5b0', activity = 'idle' } = options;
    const shell = { colour, dark: shade(colour, -0.12) };
    const pose = poseOf(activity, phase);
    drawFeet(ctx, shell, pose);
    ctx.save();
    ctx.translate(0, pose.bob);
    ctx.translate(0, -0.3);
    ctx.rotate(pose.tilt);
    ctx.translate(0, 0.3);
    drawTorso(ctx, shell, pose);
    panel(ctx, METAL, [-0.08, -0.88, 0.16, 0.1, 0.02]);
    hinged(ctx, [0.02, -0.86, pose.nod], () => {
      drawHead(ctx, shell, phase > 0.9 || options.activity === 'sleep' ? 0.2 : 1);
      drawAttire(ctx, options, { head: { x: 0, y: -0.22, scale: 0.33 } });
    });
    hinged(ctx, [0.3, -0.66, pose.nearArm], () => {
      stroke(ctx, { colour: METAL, width: 0.075 }, ROBOT.nearArm);
      disc(ctx, shell.dark, [0.33, 0.01, 0.08]);
      if (activity === 'water') drawCan(ctx, 0.1 + pose.bob * 5);
    });
    ctx.restore();
  },
};
