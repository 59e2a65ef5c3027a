// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aPlayer, aPromptScene, fakeSurface, PLANNED } from '../testing/a-player.ts';
import { anEffect } from '../testing/an-effect.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeSurface();
});

afterEach(() => vi.useRealTimers());

describe('createPreviewPlayer', () => {
  it('starts the worker only when the page is idle, and plays', () => {
    const { player, host, kinds, rest } = aPlayer();
    player.show(aPromptScene('fox'));
    player.attach(host);
    expect(kinds()).toEqual([]);
    expect(player.view().state).toBe('loading');
    rest();
    expect(kinds()).toEqual(['open', 'seek', 'play', 'show']);
  });

  it('shows frame 24 as a still under reduced motion, until Play', () => {
    const { player, host, asked, rest, hear } = aPlayer({ isStill: true });
    player.show(aPromptScene('fox'));
    player.attach(host);
    rest();
    expect(asked[1]).toEqual({ kind: 'seek', seek: 0, frame: 24 });
    hear({ kind: 'shown', id: 1 });
    expect(player.view().state).toBe('still');
    player.play();
    expect(player.view().state).toBe('playing');
  });

  it('begins with the picture that stands for a scene, but with the first frame of an effect', () => {
    const [scene, effect] = [aPlayer(), aPlayer()];
    scene.player.show(aPromptScene('fox'));
    effect.player.show(anEffect());
    for (const { player, host, rest } of [scene, effect]) {
      player.attach(host);
      rest();
    }
    expect(scene.asked[1]).toEqual({ kind: 'seek', seek: 0, frame: 24 });
    expect(effect.asked[1]).toEqual({ kind: 'seek', seek: 0, frame: 0 });
  });

  it('waits 100 ms after the last words that it is told, but not after a choice', () => {
    const { player, host, prompts, rest } = aPlayer();
    player.show(aPromptScene('f'));
    player.attach(host);
    rest();
    player.show(aPromptScene('fo'));
    vi.advanceTimersByTime(99);
    player.show(aPromptScene('fox'));
    vi.advanceTimersByTime(99);
    expect(prompts()).toEqual(['f']);
    vi.advanceTimersByTime(1);
    expect(prompts()).toEqual(['f', 'fox']);
    player.show(aPromptScene('fox', 8));
    expect(prompts()).toEqual(['f', 'fox', 'fox']);
  });

  it('ignores news of a scene that is no longer wanted', () => {
    const { player, host, rest, hear } = aPlayer();
    player.show(aPromptScene('fox'));
    player.attach(host);
    rest();
    player.show(aPromptScene('fox', 8));
    hear({ kind: 'planned', id: 1, ...PLANNED });
    expect(player.view().understood).toBeNull();
    hear({ kind: 'planned', id: 2, ...PLANNED });
    expect(player.view().understood?.seen).toEqual(['fox']);
  });

  it('tells frame, state and size on the canvas element', () => {
    const { player, host, rest, hear } = aPlayer();
    player.show(aPromptScene('fox'));
    player.attach(host);
    rest();
    hear({ kind: 'shown', id: 1 });
    hear({ kind: 'frame', seek: 0, frame: 25, drawn: 1, width: 640, height: 360 });
    expect(host.querySelector('canvas')?.dataset).toMatchObject({ frame: '25', state: 'playing', width: '640' });
  });

  it('tells its listeners of every change until they leave', () => {
    const { player, host, rest, hear } = aPlayer();
    const changed = vi.fn<() => void>();
    player.attach(host);
    rest();
    const leave = player.subscribe(changed);
    hear({ kind: 'frame', seek: 0, frame: 3, drawn: 1, width: 640, height: 360 });
    leave();
    hear({ kind: 'frame', seek: 0, frame: 4, drawn: 1, width: 640, height: 360 });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('has no preview when the worker breaks down or the browser cannot draw in one', () => {
    const broken = aPlayer();
    broken.player.attach(broken.host);
    broken.rest();
    broken.breakDown();
    expect(broken.player.view().state).toBe('none');

    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const old = aPlayer();
    old.player.attach(old.host);
    expect(old.player.view().state).toBe('none');
  });

  it('can be attached again after it was taken away', () => {
    const { player, host, kinds, rest } = aPlayer();
    player.show(aPromptScene('fox'));
    player.attach(host)?.();
    expect(host.childElementCount).toBe(0);
    rest();
    expect(kinds()).toEqual([]);
    player.attach(host);
    rest();
    expect(host.childElementCount).toBe(1);
    expect(kinds()).toEqual(['open', 'seek', 'play', 'show']);
  });

  it('draws a sketch as soon as there is a worker', async () => {
    const { player, host, asked, rest, hear } = aPlayer();
    const picture = player.sketch(aPromptScene('a boat'));
    expect(asked).toEqual([]);
    player.attach(host);
    rest();
    expect(asked.at(-1)).toEqual({ kind: 'sketch', sketch: 1, scene: aPromptScene('a boat') });
    hear({ kind: 'sketched', sketch: 1, picture: null });
    expect(await picture).toBeNull();
  });

  it('says which prompt it understood', () => {
    const { player, host, rest, hear } = aPlayer();
    player.show(aPromptScene('fox'));
    player.attach(host);
    rest();
    player.show(aPromptScene('a fox'));
    hear({ kind: 'planned', id: 1, ...PLANNED });
    expect(player.view().prompt).toBe('fox');
  });

  it('asks for the newest choices of an effect once the film before has come', () => {
    const { player, host, asked, rest, hear } = aPlayer();
    const chosen = () =>
      asked.flatMap((one) => (one.kind === 'show' && one.scene.kind === 'recipe' ? [one.scene] : []));
    player.show(anEffect({ seed: 1 }));
    player.attach(host);
    rest();
    player.show(anEffect({ seed: 2 }));
    player.show(anEffect({ seed: 3 }));
    expect(chosen()).toEqual([anEffect({ seed: 1 })]);
    hear({ kind: 'shown', id: 1 });
    expect(chosen()).toEqual([anEffect({ seed: 1 }), anEffect({ seed: 3 })]);
    player.show(anEffect({ recipe: 'deep-freeze' }));
    expect(chosen().at(-1)).toMatchObject({ recipe: 'deep-freeze' });
  });

  it('stands still where an effect shows what it is about', () => {
    const { player, host, asked, rest } = aPlayer({ isStill: true });
    player.show(anEffect({ seed: 1 }));
    player.attach(host);
    rest();
    expect(asked[1]).toEqual({ kind: 'seek', seek: 0, frame: 76 });
  });
});
