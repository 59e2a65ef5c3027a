import { mix, rgba, shade, panel, polygon, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Strip } from '../../stage/stage.ts';
import { fillFloor, paintBoards } from '../floor.ts';
import { heightAt, type ClassroomPlan } from './classroom-plan.ts';
import { layPanes } from './side-windows.ts';

/** Back wall, side wall and ceiling, with a painted dado. */
export function paintShell(ctx: Context2d, strip: Strip, plan: ClassroomPlan): void {
  const { palette, unit: u } = strip.stage;
  const { ceiling, corner, floor, light, wall } = plan;
  const end = strip.right;
  const upper = mix(light.tone('#fff2d8'), palette.ramp[0], 0.1);
  ctx.fillStyle = verticalGradient(ctx, [strip.top, ceiling], [shade(upper, -0.12), shade(upper, -0.03)]);
  ctx.fillRect(strip.left, strip.top, strip.width, ceiling - strip.top);
  ctx.fillStyle = verticalGradient(ctx, [ceiling, floor], [shade(wall, -0.06), wall]);
  ctx.fillRect(strip.left, ceiling, corner - strip.left, floor - ceiling);
  const side = ctx.createLinearGradient(corner, 0, end, 0);
  side.addColorStop(0, shade(wall, -0.12));
  side.addColorStop(1, shade(wall, -0.03));
  const at = (y: number, x: number) => [x, heightAt(plan, y, x)];
  polygon(ctx, side, [...at(ceiling, corner), ...at(ceiling, end), ...at(floor, end), ...at(floor, corner)]);
  const dado = floor - strip.stage.frame.hero * 0.4;
  const green = light.tone('#8fb59a');
  ctx.fillStyle = verticalGradient(ctx, [dado, floor], [green, shade(green, -0.06)]);
  ctx.fillRect(strip.left, dado, corner - strip.left, floor - dado);
  polygon(ctx, shade(green, -0.09), [...at(dado, corner), ...at(dado, end), ...at(floor, end), ...at(floor, corner)]);
  panel(ctx, mix(light.tone('#c48a54'), palette.key, 0.3), [strip.left, dado - 5 * u, corner - strip.left, 7 * u]);
  panel(ctx, light.tone('#8a5a3a'), [strip.left, floor - 14 * u, corner - strip.left, 14 * u]);
  ctx.fillStyle = rgba(palette.ink, 0.14);
  ctx.fillRect(strip.left, ceiling, corner - strip.left, 14 * u);
}

/** Boards, and the windows' light lying on them. */
export function paintClassroomFloor(ctx: Context2d, strip: Strip, plan: ClassroomPlan): void {
  const { stage } = strip;
  const { palette, unit: u } = stage;
  const { corner, floor, light, vanishX, vanishY } = plan;
  const wood = light.tone('#d29a62');
  const plane = { top: floor, vanishX, vanishY };
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(strip.left, floor);
  ctx.lineTo(corner, floor);
  ctx.lineTo(strip.right, heightAt(plan, floor, strip.right));
  ctx.lineTo(strip.right, strip.bottom);
  ctx.lineTo(strip.left, strip.bottom);
  ctx.clip();
  fillFloor(ctx, strip, { ...plane, stops: [shade(wood, 0.03), wood, shade(wood, -0.1)] });
  paintBoards(ctx, strip, { ...plane, stops: [], colour: rgba(shade(wood, -0.2), 0.5), board: 104, thick: 3 });
  layPanes(plan, stage).forEach(({ left, right }) => {
    const y = heightAt(plan, floor, left);
    const low = heightAt(plan, floor, right);
    const reach = (right - left) * 1.5 + 130 * u;
    const far = [left - reach * 0.25, y + 14 * u, right - reach * 0.32, low + 22 * u];
    polygon(ctx, rgba(light.beam, 0.42 * light.daylight), [
      ...far,
      right - reach * 1.25,
      low + 52 * u,
      left - reach * 1.12,
      y + 34 * u,
    ]);
  });
  ctx.fillStyle = verticalGradient(ctx, [floor, floor + 44 * u], [rgba(palette.ink, 0.36), rgba(palette.ink, 0)]);
  ctx.fillRect(strip.left, floor, strip.width, 44 * u);
  ctx.restore();
}
