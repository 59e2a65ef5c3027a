// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import type { PlayerParts } from './player-parts.ts';
import { change, createPlayer, follow, moveTo, moving, take } from './player-state.ts';

const nothing = () => {};
const partsOf = (isStill: boolean): PlayerParts => ({
  startWorker: () => ({ postMessage: nothing, terminate: nothing }),
  whenIdle: () => nothing,
  watchSight: () => nothing,
  watchSize: () => nothing,
  watchPresses: () => nothing,
  openSound: () => ({ play: nothing, stop: nothing }),
  isStill,
});

it('tells of frames only those who follow frames, and writes both on the element', () => {
  const player = createPlayer(partsOf(false));
  player.canvas = document.createElement('canvas');
  const heard: string[] = [];
  follow(player.listeners)(() => heard.push('view'));
  const stop = follow(player.frameListeners)(() => heard.push('frame'));
  change(player, { state: 'playing' });
  moveTo(player, 12);
  stop();
  moveTo(player, 13);
  expect(heard).toEqual(['view', 'frame']);
  expect(player.canvas.dataset).toMatchObject({ state: 'playing', frame: '13' });
});

it('takes the size of a frame where it is another one', () => {
  const player = createPlayer(partsOf(false));
  let changes = 0;
  follow(player.listeners)(() => (changes += 1));
  const frame = { kind: 'frame', seek: 0, drawn: 1, width: 640, height: 360 } as const;
  take(player, { ...frame, frame: 4 });
  take(player, { ...frame, frame: 5, drawn: 2 });
  expect([changes, player.frame, player.drawn, player.view.width]).toEqual([1, 5, 2, 640]);
});

it.each([
  [true, 'still'],
  [false, 'playing'],
])('begins as motion is asked for: still %s', (isStill, state) => {
  expect(moving(createPlayer(partsOf(isStill)))).toBe(state);
});
