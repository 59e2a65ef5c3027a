import { line, trace, lerp, type Context2d } from '@kinora/drawing';

export interface Wing {
  /** The shoulder. */
  x: number;
  y: number;
  /** How high the tips are, in body heights. */
  lift: number;
  span: number;
  bone: string;
  membrane: string;
}

type Finger = readonly [x: number, y: number];

function fingers({ x, y, lift, span }: Wing): readonly Finger[] {
  return [
    [x + span * 0.1, y - lift - 0.05],
    [x - span * 0.45, y - lift * 0.92],
    [x - span * 0.8, y - lift * 0.55 + 0.06],
    [x - span * 0.78, y - lift * 0.1 + 0.12],
  ];
}

/** A bat wing: an arm, four fingers, a membrane that is scalloped between them. */
export function drawWing(ctx: Context2d, wing: Wing): void {
  const { x, y, lift, span } = wing;
  const tips = fingers(wing);
  const elbow = [x - span * 0.18, y - lift * 0.55 - 0.06];
  ctx.fillStyle = wing.membrane;
  ctx.beginPath();
  trace(ctx, [x, y, ...elbow, ...(tips[0] ?? [])]);
  tips.slice(1).forEach(([tipX, tipY], index) => {
    const [fromX, fromY] = tips[index] ?? [x, y];
    ctx.quadraticCurveTo(lerp((fromX + tipX) / 2, x, 0.3), lerp((fromY + tipY) / 2, y, 0.3), tipX, tipY);
  });
  ctx.quadraticCurveTo(x - span * 0.45, y + 0.02, x - 0.12, y + 0.1);
  ctx.closePath();
  ctx.fill();
  tips.forEach((tip) => line(ctx, { colour: wing.bone, width: 0.018 }, [...elbow, ...tip]));
  line(ctx, { colour: wing.bone, width: 0.036 }, [x, y, ...elbow]);
}
