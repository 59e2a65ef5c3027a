// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { PreviewPlayer } from '../player/preview-player.ts';
import type { RecipeScene } from '../player/preview-scene.ts';
import type { PreviewView } from '../player/preview-view.ts';
import { createCardMover } from './card-mover.ts';

const sceneOf = (recipe: string): RecipeScene => ({
  kind: 'recipe',
  recipe,
  pictures: [{ kind: 'sample', name: 'portrait' }],
  chosen: {},
  shape: '3:4',
  seconds: 5,
  seed: 7,
});
const [one, other] = [sceneOf('bunny-hop'), sceneOf('snow-day')];

/** A player whose films come when the test says so. */
function aMover({ isStill = false } = {}) {
  const done: string[] = [];
  const canvas = document.createElement('canvas');
  let shown: RecipeScene | null = null;
  let listeners: (() => void)[] = [];
  const player = {
    attach: (host: HTMLElement | null) => {
      host?.append(canvas);
      return () => canvas.remove();
    },
    show: (scene: RecipeScene) => done.push(`show ${scene.recipe}`),
    play: () => done.push('play'),
    pause: () => done.push('pause'),
    seek: (frame: number) => done.push(`seek ${frame}`),
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {
        listeners = listeners.filter((kept) => kept !== listener);
      };
    },
    // Nothing else of it is read.
    view: () => ({ scene: shown }) as PreviewView,
    canvas: () => canvas,
  } as unknown as PreviewPlayer;
  const mover = createCardMover(player, isStill);
  const parking = document.createElement('div');
  mover.attach(parking);
  const come = (scene: RecipeScene) => {
    shown = scene;
    listeners.forEach((listener) => listener());
  };
  return { mover, done, canvas, parking, come };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('moves a card that was pointed at for a moment, once its film is there', () => {
  const { mover, done, canvas, parking, come } = aMover();
  const slot = document.createElement('span');
  mover.move(one, slot);
  expect(done).toEqual(['pause']);
  vi.advanceTimersByTime(200);
  expect(done.slice(1)).toEqual([`show ${one.recipe}`, 'seek 76', 'play']);
  expect(canvas.parentElement).toBe(parking);
  come(one);
  expect(canvas.parentElement).toBe(slot);
  mover.rest();
  expect([canvas.parentElement, done.at(-1)]).toEqual([parking, 'pause']);
});

it('moves one card alone: a film that comes late goes nowhere', () => {
  const { mover, canvas, parking, come } = aMover();
  const [first, second] = [document.createElement('span'), document.createElement('span')];
  mover.move(one, first);
  vi.advanceTimersByTime(200);
  mover.move(other, second);
  come(one);
  expect(canvas.parentElement).toBe(parking);
  vi.advanceTimersByTime(200);
  come(other);
  expect([first.childElementCount, canvas.parentElement]).toEqual([0, second]);
});

it('plays nothing for a pointer that passes, nor where motion is not wanted', () => {
  const passing = aMover();
  passing.mover.move(one, document.createElement('span'));
  passing.mover.rest();
  vi.advanceTimersByTime(500);
  expect(passing.done).not.toContain('play');
  const still = aMover({ isStill: true });
  still.mover.move(one, document.createElement('span'));
  vi.advanceTimersByTime(500);
  expect(still.done).not.toContain('play');
});
