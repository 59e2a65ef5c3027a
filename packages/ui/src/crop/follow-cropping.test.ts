// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { followCropping } from './follow-cropping.ts';

const WHOLE = { left: 0, top: 0, width: 200, height: 100 };

/** A box of 200 by 100 pixels whose frame is its middle half. */
function aBox() {
  const box = document.createElement('div');
  const input = document.createElement('input');
  document.body.append(box);
  box.append(input);
  const capture = vi.fn<(id: number) => void>();
  box.setPointerCapture = capture;
  // Only its rectangle is looked at.
  box.getBoundingClientRect = () => WHOLE as DOMRect;
  const onMove = vi.fn<(centre: { readonly x: number; readonly y: number }) => void>();
  const onPinch = vi.fn<() => void>();
  const onZoom = vi.fn<(steps: number) => void>();
  const frame = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const stop = followCropping(box, () => ({ frame, onMove, onPinch, onZoom }));
  return { box, capture, input, onMove, onZoom, stop };
}

const pointer = (type: string, [clientX, clientY]: readonly [number, number], change = {}) =>
  new PointerEvent(type, { clientX, clientY, button: 0, isPrimary: true, pointerId: 7, ...change });

describe('a frame under a pointer', () => {
  it('goes along by where it was taken, holds the pointer, and has the focus for the keys', () => {
    const { box, capture, input, onMove } = aBox();
    box.dispatchEvent(pointer('pointerdown', [60, 30]));
    expect(onMove).not.toHaveBeenCalled();
    expect(capture).toHaveBeenCalledWith(7);
    expect(document.activeElement).toBe(input);
    box.dispatchEvent(pointer('pointermove', [80, 20]));
    expect(onMove).toHaveBeenLastCalledWith({ x: expect.closeTo(0.6), y: expect.closeTo(0.4) });
  });

  it('comes to a press beside it, and stays where it is let go', () => {
    const { box, onMove } = aBox();
    box.dispatchEvent(pointer('pointerdown', [20, 90]));
    expect(onMove).toHaveBeenLastCalledWith({ x: 0.1, y: 0.9 });
    box.dispatchEvent(pointer('pointercancel', [20, 90]));
    box.dispatchEvent(pointer('pointermove', [100, 50]));
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('does not follow another button', () => {
    const { box, onMove } = aBox();
    box.dispatchEvent(pointer('pointerdown', [20, 90], { button: 2 }));
    expect(onMove).not.toHaveBeenCalled();
  });
});

it('answers to keys and wheel, and leaves other keys alone', () => {
  const { box, onMove, onZoom, stop } = aBox();
  const press = (key: string) => box.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  expect([press('ArrowUp'), press('+'), press('Tab')]).toEqual([false, false, true]);
  expect(onMove).toHaveBeenLastCalledWith({ x: 0.5, y: 0.49 });
  expect(onZoom).toHaveBeenLastCalledWith(1);
  const wheel = new WheelEvent('wheel', { deltaY: 60, cancelable: true });
  box.dispatchEvent(wheel);
  expect(onZoom).toHaveBeenLastCalledWith(-1);
  expect(wheel.defaultPrevented).toBe(true);
  stop();
  press('+');
  expect(onZoom).toHaveBeenCalledTimes(2);
});
