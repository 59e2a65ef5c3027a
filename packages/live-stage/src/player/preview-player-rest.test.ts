// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aPlayer, aPromptScene, fakeSurface, PLANNED, TRACK } from '../testing/a-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeSurface();
});

afterEach(() => vi.useRealTimers());

it('rests out of sight with its sound, and goes on when it is seen again', () => {
  const { player, host, kinds, heard, hear, rest, scroll } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'planned', id: 1, ...PLANNED });
  hear({ kind: 'shown', id: 1 });
  player.turnSound(true);
  hear({ kind: 'sound', id: 1, track: TRACK });
  scroll(false);
  expect(kinds().at(-1)).toBe('pause');
  expect(heard.at(-1)).toBe('stop');
  expect(player.view().state).toBe('playing');
  scroll(true);
  expect(kinds().at(-1)).toBe('play');
  expect(heard.at(-1)).toMatch(/^play/);
});

it('stays still where somebody paused it, seen or not', () => {
  const { player, host, kinds, rest, scroll } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  player.pause();
  const before = kinds().length;
  scroll(false);
  scroll(true);
  expect(kinds()).toHaveLength(before);
  scroll(false);
  player.play();
  expect(kinds().at(-1)).toBe('pause');
});

it('stays where it was sent although a picture of the place before comes late', () => {
  const { player, host, asked, rest, hear } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'shown', id: 1 });
  player.pause();
  player.seek(2);
  hear({ kind: 'frame', seek: 0, frame: 27, drawn: 1, width: 640, height: 360 });
  expect(player.frame()).toBe(2);
  expect(asked.at(-1)).toEqual({ kind: 'seek', seek: 1, frame: 2 });
  hear({ kind: 'frame', seek: 1, frame: 2, drawn: 1, width: 640, height: 360 });
  expect([player.frame(), player.view().width]).toEqual([2, 640]);
});

it('asks for the sound of the film only once it is turned on, and again for every other film', () => {
  const { player, host, kinds, heard, rest, hear } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'shown', id: 1 });
  expect(kinds()).not.toContain('listen');
  player.turnSound(true);
  expect([kinds().at(-1), player.view().isLoud]).toEqual(['listen', true]);
  hear({ kind: 'frame', seek: 0, frame: 48, drawn: 1, width: 640, height: 360 });
  hear({ kind: 'sound', id: 1, track: TRACK });
  expect(heard.at(-1)).toBe('play 2');
  player.show(aPromptScene('fox', 8));
  hear({ kind: 'shown', id: 2 });
  expect([kinds().at(-1), heard.at(-1)]).toEqual(['listen', 'stop']);
  player.turnSound(false);
  expect([player.view().isLoud, heard.at(-1)]).toEqual([false, 'stop']);
});

it('plays a sound from where the film is by now, not from where it was last told of', () => {
  const { player, host, heard, rest, hear, scroll } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'shown', id: 1 });
  player.turnSound(true);
  hear({ kind: 'frame', seek: 0, frame: 48, drawn: 1, width: 640, height: 360 });
  vi.advanceTimersByTime(80);
  hear({ kind: 'sound', id: 1, track: TRACK });
  expect(heard.at(-1)).toBe('play 2.08');
  scroll(false);
  hear({ kind: 'frame', seek: 0, frame: 60, drawn: 1, width: 640, height: 360 });
  vi.advanceTimersByTime(60_000);
  scroll(true);
  expect(heard.at(-1)).toBe('play 2.5');
});

it('tells who follows the frame alone of each, and others only of what else changes', () => {
  const { player, host, rest, hear } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'shown', id: 1 });
  const frames: number[] = [];
  let views = 0;
  player.subscribe(() => void (views += 1));
  const forget = player.subscribeFrame(() => frames.push(player.frame()));
  hear({ kind: 'frame', seek: 0, frame: 2, drawn: 1, width: 640, height: 360 });
  hear({ kind: 'frame', seek: 0, frame: 5, drawn: 1, width: 640, height: 360 });
  forget();
  hear({ kind: 'frame', seek: 0, frame: 7, drawn: 1, width: 640, height: 360 });
  expect([frames, views]).toEqual([[2, 5], 1]);
});

it('says how large it is seen, also before the engine is there', () => {
  const { player, host, asked, rest, resize } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  resize({ width: 712, height: 400 });
  rest();
  expect(asked).toContainEqual({ kind: 'fit', width: 712, height: 400 });
  resize({ width: 1440, height: 810 });
  expect(asked.at(-1)).toEqual({ kind: 'fit', width: 1440, height: 810 });
});

it('plays no sound of a film that is not on the stage any more, nor while it stands', () => {
  const { player, host, heard, rest, hear } = aPlayer();
  player.show(aPromptScene('fox'));
  player.attach(host);
  rest();
  hear({ kind: 'shown', id: 1 });
  player.turnSound(true);
  player.show(aPromptScene('fox', 8));
  hear({ kind: 'sound', id: 1, track: TRACK });
  expect(heard).not.toContain('play 1');
  hear({ kind: 'shown', id: 2 });
  player.pause();
  hear({ kind: 'sound', id: 2, track: TRACK });
  expect(heard).not.toContain('play 1');
  player.play();
  expect(heard.at(-1)).toBe('play 1');
});

it('asks its worker once how a picture is cut', async () => {
  const { player, host, asked, rest, hear } = aPlayer();
  const request = { picture: { kind: 'sample', name: 'house' }, frame: { width: 720, height: 1280 } } as const;
  const both = Promise.all([player.cut(request), player.cut(request)]);
  player.attach(host);
  rest();
  expect(asked.at(-1)).toEqual({ kind: 'cut', cut: 1, request });
  const crop = { x: 0.3, y: 0.5, zoom: 1 };
  hear({ kind: 'found', cut: 1, crop });
  expect(await both).toEqual([crop, crop]);
});

it('lets the page answer a press first, as long as it is on the page', () => {
  const { player, host, kinds, rest, press } = aPlayer();
  player.show(aPromptScene('fox'));
  const detach = player.attach(host);
  rest();
  press();
  expect(kinds().at(-1)).toBe('yield');
  const before = kinds().length;
  detach?.();
  press();
  expect(kinds()).toHaveLength(before);
});
