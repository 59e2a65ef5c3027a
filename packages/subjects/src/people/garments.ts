import { blob, curve, stroke, type Context2d, colourOf, drawMarks, type Mark } from '@kinora/drawing';

import { between, wrap, type Circle, type Point } from '../rig/wrap.ts';
import { alongLimb, type Dressing } from './limbs.ts';
import type { Skeleton } from './skeleton.ts';
import { TORSOS } from './torsos.data.ts';

/** Runs a drawing in the torso's own frame: hips at 0, shoulders at -1. */
export function onTorso(ctx: Context2d, { build, hips, spine }: Skeleton, draw: () => void): void {
  ctx.save();
  ctx.translate(hips.x, hips.y);
  ctx.rotate(spine);
  ctx.scale(build.torso * build.girth, build.torso);
  draw();
  ctx.restore();
}

const TORSO_SHADOW = [-0.7, -1.1, -0.26, -1.0, -0.2, -0.5, -0.12, 0.3, -0.7, 0.4];

/** The pelvis under the shirt, in the cloth of the trousers. */
export function drawPelvis(
  ctx: Context2d,
  { hips, nearLeg, farLeg, build }: Skeleton,
  { outfit, palette }: Dressing,
): void {
  const radius = build.leg * 1.08;
  const paint = outfit.legLength > 0 ? outfit.legs : outfit.torso;
  wrap(ctx, colourOf(palette, paint), [
    { ...nearLeg.root, radius },
    { ...farLeg.root, radius },
    { x: hips.x, y: hips.y - build.torso * 0.15, radius: radius * 1.1 },
  ]);
}

export function drawTorso(ctx: Context2d, skeleton: Skeleton, { build, outfit, palette }: Dressing): void {
  const outline = TORSOS[build.outline];
  const girth = outfit.girth ?? 1;
  onTorso(ctx, skeleton, () => {
    ctx.save();
    ctx.scale(girth, 1);
    blob(ctx, colourOf(palette, outfit.torso), outline);
    curve(ctx, outline);
    ctx.clip();
    drawMarks(ctx, outfit.chest ?? [], palette);
    blob(ctx, colourOf(palette, 'shadow/22'), TORSO_SHADOW);
    ctx.restore();
  });
}

/** The farthest that a skirt trails, in units, so that it stays in the drawing. */
const WIDEST = 0.77;

interface Hem {
  /** Every edge of the cloth, and the outermost two. */
  readonly edges: readonly Circle[];
  readonly back: Circle;
  readonly front: Circle;
}

/** Where a cloth around both legs ends that reaches so far and stands off by `flare`, pulled back by `pull`. */
function hemOf(
  { nearLeg, farLeg, build }: Skeleton,
  reach: number,
  { flare, pull }: { flare: number; pull: number },
): Hem {
  const [near, far] = [alongLimb(nearLeg, reach), alongLimb(farLeg, reach)];
  const angle = (near.angle + far.angle) / 2;
  const [across, up] = [Math.cos(angle), -Math.sin(angle)];
  const place = ({ x, y }: Point) => x * across + y * up;
  const [hind, fore] = place(near) < place(far) ? [near, far] : [far, near];
  const radius = build.leg * 0.6;
  const edge = ({ x, y }: Point, side: number, drag: number) => ({
    x: Math.max(-WIDEST, x + across * flare * side - drag),
    // Cloth lies on the ground and does not go through it.
    y: Math.min(-radius, y + up * flare * side),
    radius,
  });
  const [back, front] = [edge(hind, -1, pull), edge(fore, 1, pull * 0.6)];
  return { edges: [back, edge(hind, 0.5, pull * 0.6), edge(fore, -0.5, pull), front], back, front };
}

/** A skirt or robe drawn around both legs, so that it sits, walks and dances with them; `drag` pulls its hem back. */
export function drawSkirt(
  ctx: Context2d,
  skeleton: Skeleton,
  { dressing, drag }: { dressing: Dressing; drag: number },
): void {
  const { outfit, palette, build } = dressing;
  const { skirt } = outfit;
  if (!skirt) return;
  const { hips, spine } = skeleton;
  const up = build.torso * 0.24;
  const waist = {
    x: hips.x + Math.sin(spine) * up,
    y: hips.y - Math.cos(spine) * up,
    radius: build.torso * build.girth * (outfit.girth ?? 1) * 0.27,
  };
  const seat = { ...hips, radius: build.leg * 1.25 };
  const colour = colourOf(palette, skirt.paint);
  const reach = Math.min(1.9, skirt.length);
  const pull = drag * 0.2 * reach;
  const { edges, back, front } = hemOf(skeleton, reach, { flare: skirt.flare, pull });
  const knees = hemOf(skeleton, Math.min(reach, 1), { flare: skirt.flare * 0.6, pull: pull * 0.5 });
  wrap(ctx, colour, [waist, seat, ...knees.edges]);
  wrap(ctx, colour, reach > 1 ? [...knees.edges, ...edges] : [waist, ...edges]);
  drawFolds(
    ctx,
    { waist, back, front },
    {
      colour: colourOf(palette, `${skirt.paint}-`),
      hem: skirt.hem && colourOf(palette, skirt.hem),
      radius: build.leg * 0.6,
    },
  );
}

interface Cloth {
  readonly waist: Circle;
  readonly back: Circle;
  readonly front: Circle;
}

function drawFolds(
  ctx: Context2d,
  { waist, back, front }: Cloth,
  look: { colour: string; hem: string | undefined; radius: number },
): void {
  for (const share of [0.16, 0.42, 0.72]) {
    const foot = between(back, front, share);
    const start = between(waist, foot, 0.5);
    const middle = between(waist, foot, 0.75);
    const end = between(waist, foot, 1.02);
    stroke(ctx, { colour: look.colour, width: 0.01 }, [start.x, start.y, middle.x, middle.y, end.x, end.y]);
  }
  if (look.hem === undefined) return;
  const half = look.radius * 0.55;
  const outward = Math.sign(front.x - back.x) || 1;
  const sag = { x: (back.x + front.x) / 2, y: (back.y + front.y) / 2 + half * 1.05 };
  stroke(ctx, { colour: look.hem, width: look.radius * 0.62 }, [
    back.x - outward * half * 0.9,
    back.y + half * 0.7,
    sag.x,
    sag.y + half * 0.2,
    front.x + outward * half * 0.9,
    front.y + half * 0.7,
  ]);
}

/** A cape behind the body, from the shoulders; `drag` lifts it back, `flow` waves it. */
export function drawCape(
  ctx: Context2d,
  { build, chest, spine, nearArm, farArm }: Skeleton,
  { dressing, drag, flow }: { dressing: Dressing; drag: number; flow: number },
): void {
  const { outfit, palette } = dressing;
  if (!outfit.cape) return;
  const room = Math.abs(spine) < 0.6 ? Math.max(0.3, -chest.y - 0.06) : 1;
  const length = Math.min(room, outfit.cape.length * (build.torso + build.thigh));
  const angle = -0.14 - drag * 2.1;
  const down = { x: Math.sin(angle), y: Math.cos(angle) };
  const turned = {
    x: down.x * Math.cos(spine * 0.5) - down.y * Math.sin(spine * 0.5),
    y: down.x * Math.sin(spine * 0.5) + down.y * Math.cos(spine * 0.5),
  };
  const across = { x: turned.y, y: -turned.x };
  const at = (far: number, side: number) => [
    chest.x + turned.x * length * far + across.x * side,
    chest.y + turned.y * length * far + across.y * side,
  ];
  const wide = build.shoulders * 1.9;
  const wave = Math.sin(flow) * 0.03;
  const outline = [
    nearArm.root.x - build.arm * 0.6,
    nearArm.root.y - build.arm,
    farArm.root.x + build.arm * 0.4,
    farArm.root.y - build.arm,
    ...at(0.5, wide * 0.75 + wave),
    ...at(1, wide + wave),
    ...at(1.03, wide * 0.3),
    ...at(0.98, -wide * 0.3),
    ...at(1.02, -wide + wave),
    ...at(0.5, -wide * 0.8 - wave),
  ];
  blob(ctx, colourOf(palette, outfit.cape.paint), outline);
  stroke(ctx, { colour: colourOf(palette, `${outfit.cape.paint}-`), width: 0.012 }, [
    ...at(0.3, -wide * 0.3),
    ...at(0.98, -wide * 0.45),
  ]);
  stroke(ctx, { colour: colourOf(palette, `${outfit.cape.paint}-`), width: 0.012 }, [
    ...at(0.3, wide * 0.2),
    ...at(0.98, wide * 0.4),
  ]);
}

/** A cloth over everything, with two holes to look through. */
export function drawSheet(
  ctx: Context2d,
  { head, build, nearArm, farArm, hips, tilt, nearLeg, farLeg }: Skeleton,
  { palette }: Dressing,
): void {
  const knees = { x: (nearLeg.joint.x + farLeg.joint.x) / 2, y: Math.max(nearLeg.joint.y, farLeg.joint.y) };
  const hem = [-0.21, -0.13, -0.04, 0.05, 0.14, 0.22].map((x) => ({
    x: knees.x + x,
    y: knees.y + build.shin * 0.55,
    radius: 0.045,
  }));
  const colour = colourOf(palette, 'main');
  const arms = [nearArm, farArm].map(({ end }) => ({ ...end, radius: build.hand * 1.5 }));
  const dome = { ...head, radius: build.head * 1.08 };
  const chest = { x: hips.x, y: hips.y - build.torso * 0.6, radius: build.torso * 0.5 };
  for (const arm of arms) wrap(ctx, colour, [chest, arm]);
  wrap(ctx, colour, [dome, chest]);
  wrap(ctx, colour, [chest, ...hem.slice(0, 1), ...hem.slice(-1)]);
  for (const fold of hem) wrap(ctx, colour, [fold, { ...fold, y: fold.y + 0.03, radius: 0.034 }]);
  for (const share of [0.2, 0.5, 0.8]) {
    const foot = between(hem[0] ?? chest, hem[5] ?? chest, share);
    stroke(ctx, { colour: colourOf(palette, 'main-'), width: 0.012 }, [
      chest.x + (share - 0.5) * 0.12,
      chest.y + 0.1,
      foot.x,
      foot.y,
    ]);
  }
  const holes: readonly Mark[] = [
    ['disc', '#2a2430', [0.04, 0.08, 0.15, 0.22]],
    ['disc', '#2a2430', [0.62, 0.08, 0.13, 0.21]],
    ['disc', '#ffffff', [0.09, 0, 0.05]],
    ['disc', '#ffffff', [0.66, 0, 0.045]],
    ['curve', '#2a2430', [0.18, 0.5, 0.36, 0.6, 0.54, 0.5], 0.07],
    ['disc', '#f2a0a0/40', [-0.2, 0.45, 0.18, 0.12]],
    ['disc', '#f2a0a0/40', [0.8, 0.42, 0.12, 0.11]],
  ];
  ctx.save();
  ctx.translate(head.x, head.y);
  ctx.rotate(tilt);
  ctx.scale(build.head, build.head);
  drawMarks(ctx, holes, palette);
  ctx.restore();
}
