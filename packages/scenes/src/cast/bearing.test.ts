import { contextOf } from '@kinora/drawing';
import { nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import type { CastEntry, RelationKind } from '@kinora/reading';
import { anEntry } from '@kinora/reading/testing';
import type { RigName } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

const thing = (rig: RigName): CastEntry => anEntry({ name: rig, rig, mode: 'prop', size: 0.6, looks: {} });

/** The ends of what stands so to a thing, and of the thing, in frame heights from the top. */
function borne(kind: RelationKind, rig: RigName, changes: Partial<CastEntry> = {}) {
  const frog = anEntry({ name: 'frog', rig: 'frog', size: 0.6, looks: {}, ...changes, relation: { kind, to: 1 } });
  const { stage } = aStage({ cast: [frog, thing(rig)] });
  const members = placeMembers(stage, {});
  const moment = { stage, world: {}, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: 0 };
  const ends = members.map((member) => {
    const { height, below } = extentOf(member.rig, member.entry);
    const pose = poseOf(member, moment);
    const [over, under] = pose.scaleY < 0 ? [below, height] : [height, below];
    return { member, pose, top: (pose.y - over * member.size) / 180, foot: (pose.y + under * member.size) / 180 };
  });
  const [bearer, own] = [
    ends.find(({ member }) => member.entry.name === rig),
    ends.find(({ member }) => member.entry.name !== rig),
  ];
  if (!bearer || !own) throw new Error('One of them is missing.');
  const at = (y: number) => (bearer.pose.y + y * bearer.member.size) / 180;
  return { own, bearer, at, stage, members };
}

const TOPS: readonly RigName[] = ['table', 'bench', 'shelf', 'wall', 'branch', 'skateboard', 'piano', 'plate', 'leaf'];
const VESSELS: readonly RigName[] = ['mug', 'bowl', 'box'];

describe.each(TOPS)('on a %s', (rig) => {
  it('stands exactly on it, large enough to be seen, and both are in the frame', () => {
    const { own, bearer, at } = borne('on', rig);
    expect(own.pose.y / 180).toBeCloseTo(at(bearer.member.rig.surface?.[1] ?? 0));
    expect(own.foot - own.top).toBeGreaterThan(0.12);
    expect(Math.min(own.top, bearer.top)).toBeGreaterThan(0.02);
  });
});

describe.each(VESSELS)('in a %s', (rig) => {
  it('shows its upper half over the rim', () => {
    const { own, bearer, at } = borne('in', rig);
    const rim = at(bearer.member.rig.opening?.[1] ?? 0);
    const shown = (rim - own.top) / (own.foot - own.top);
    expect(shown).toBeGreaterThan(0.5);
    expect(shown).toBeLessThan(0.8);
    expect(own.top).toBeGreaterThan(0.02);
  });
});

it('hides what is below the rim behind its container', () => {
  const { stage, members } = borne('in', 'box', { looks: { tint: '#00ff00' } });
  const painted = contextOf(nodeCanvas(320, 180));
  const layers: Parameters<typeof stage.live>[1][] = [];
  stage.live = (_parallax, paint) => layers.push(paint);
  stage.addCast({});
  layers[0]?.(painted, 0, { x: 0, y: 0, zoom: 1, scroll: 0 });
  const box = members.find(({ entry }) => entry.name === 'box');
  if (!box) throw new Error('There is no box.');
  const [x, y] = [box.place.x, stage.frame.ground - box.size * 0.3];
  const [red = 0, green = 0] = painted.getImageData(Math.round(x), Math.round(y), 1, 1).data;
  expect(red).toBeGreaterThan(green);
});

it('floats above with room between', () => {
  const { own, bearer } = borne('over', 'table');
  expect(own.foot).toBeLessThan(bearer.top);
  expect(own.top).toBeGreaterThan(0.02);
});

it('hangs below a branch, by its feet where it is a bat', () => {
  const { own, at } = borne('hanging', 'branch');
  expect(own.top).toBeGreaterThan(at(-1.22));
  const bat = borne('hanging', 'branch', { name: 'bat' });
  expect(bat.own.pose.scaleY).toBeLessThan(0);
  expect(bat.own.top).toBeGreaterThan(bat.at(-1.22) - 0.02);
});

it('knows the edges of a mounted picture', () => {
  const picture = nodeCanvas(40, 40);
  contextOf(picture).fillRect(0, 0, 40, 40);
  const basket = anEntry({
    name: 'basket',
    rig: 'picture',
    mode: 'prop',
    size: 0.5,
    looks: { picture: 'basket', pose: 'prop' },
  });
  const cast = [anEntry({ relation: { kind: 'in', to: 1 } }), basket];
  const members = placeMembers(aStage({ cast }, nodePaintEnv(new Map([['basket', picture]]))).stage, {});
  expect(members.map(({ entry }) => entry.name)).toEqual(['basket', 'fox']);
  expect(members[0]?.rig.opening?.[1]).toBeCloseTo(-0.6);
});

it.each(['under', 'hanging'] as const)('is %s a bridge within an arch, not in front of a pier', (kind) => {
  const { own, bearer } = borne(kind, 'bridge');
  const aside = Math.abs(own.pose.x - bearer.pose.x) / bearer.member.size;
  expect(Math.abs(aside - (bearer.member.rig.archway ?? 0))).toBeLessThan(0.2);
});
