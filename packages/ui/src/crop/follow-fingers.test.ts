// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { followFingers, type CropPinch } from './follow-fingers.ts';

const WHOLE = { left: 0, top: 0, width: 200, height: 100 };
const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** A box of 200 by 100 pixels; its frame goes where it is wanted. */
function aBox() {
  const box = document.createElement('div');
  const capture = vi.fn<(id: number) => void>();
  box.setPointerCapture = capture;
  // Only its rectangle is looked at.
  box.getBoundingClientRect = () => WHOLE as DOMRect;
  let frame = MIDDLE;
  const onMove = vi.fn<(centre: { readonly x: number; readonly y: number }) => void>(({ x, y }) => {
    frame = { ...frame, x: x - frame.width / 2, y: y - frame.height / 2 };
  });
  const onPinch = vi.fn<(pinch: CropPinch) => void>();
  const listening = new AbortController();
  followFingers(box, () => ({ frame, onMove, onPinch }), listening.signal);
  const finger = (pointerId: number) => {
    const say = (type: string, [clientX, clientY]: readonly [number, number]) =>
      box.dispatchEvent(new PointerEvent(type, { clientX, clientY, button: 0, isPrimary: pointerId === 1, pointerId }));
    return {
      down: (...at: [number, number]) => say('pointerdown', at),
      move: (...at: [number, number]) => say('pointermove', at),
      up: (...at: [number, number]) => say('pointerup', at),
      cancel: (...at: [number, number]) => say('pointercancel', at),
    };
  };
  return { capture, listening, one: finger(1), onMove, onPinch, other: finger(2), third: finger(3) };
}

const place = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });

describe('two fingers on a picture', () => {
  it('tell how far they spread, and where the middle between them was and is', () => {
    const { capture, one, onMove, onPinch, other } = aBox();
    one.down(80, 50);
    other.down(120, 50);
    expect(capture.mock.calls).toEqual([[1], [2]]);
    other.move(140, 50);
    expect(onPinch).toHaveBeenLastCalledWith({
      frame: MIDDLE,
      from: place(0.5, 0.5),
      to: place(0.55, 0.5),
      times: 1.5,
    });
    one.move(60, 50);
    expect(onPinch).toHaveBeenLastCalledWith({ frame: MIDDLE, from: place(0.5, 0.5), to: place(0.5, 0.5), times: 2 });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('begin with the frame as it is after the first one dragged it', () => {
    const { one, onPinch, other } = aBox();
    one.down(80, 50);
    one.move(100, 50);
    other.down(140, 50);
    other.move(180, 50);
    const frame = { x: expect.closeTo(0.35), y: 0.25, width: 0.5, height: 0.5 };
    expect(onPinch).toHaveBeenLastCalledWith({ frame, from: place(0.6, 0.5), to: place(0.7, 0.5), times: 2 });
  });

  it('begin with the frame where it was when the first one only fetched it', () => {
    const { one, onMove, onPinch, other } = aBox();
    one.down(10, 10);
    expect(onMove).toHaveBeenCalledOnce();
    one.move(13, 10);
    other.down(53, 10);
    other.move(93, 10);
    expect(onPinch).toHaveBeenLastCalledWith(expect.objectContaining({ frame: MIDDLE, times: 2 }));
  });

  it('leave the frame to the one that stays, without a jump', () => {
    const { one, onMove, onPinch, other } = aBox();
    one.down(80, 50);
    other.down(120, 50);
    one.up(80, 50);
    other.move(130, 50);
    expect(onMove.mock.calls).toEqual([[place(0.55, 0.5)]]);
    expect(onPinch).not.toHaveBeenCalled();
    other.cancel(130, 50);
    other.move(180, 50);
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('are not disturbed by a third', () => {
    const { capture, one, onMove, onPinch, other, third } = aBox();
    one.down(80, 50);
    other.down(120, 50);
    third.down(10, 10);
    third.move(20, 20);
    third.up(20, 20);
    expect(capture).toHaveBeenCalledTimes(2);
    expect([onMove.mock.calls, onPinch.mock.calls]).toEqual([[], []]);
    other.move(160, 50);
    expect(onPinch).toHaveBeenCalledOnce();
  });
});

it('takes a first finger for the only one, whatever became of those before', () => {
  const { one, onMove, onPinch, other } = aBox();
  one.down(80, 50);
  other.down(120, 50);
  one.down(100, 50);
  one.move(110, 50);
  expect(onPinch).not.toHaveBeenCalled();
  expect(onMove).toHaveBeenLastCalledWith(place(0.55, 0.5));
});

it('hears nothing any more when it is told so', () => {
  const { listening, one, onMove } = aBox();
  listening.abort();
  one.down(10, 10);
  expect(onMove).not.toHaveBeenCalled();
});
