import { describe, expect, it } from 'vitest';

import { createFrameReader } from './frame-reader.ts';
import type { FrameSource } from './frame-source.ts';

const FPS = 25;

/** A medium of so many frames that counts how often it is sought in and how many of its frames are decoded. */
function aSource(frames: number) {
  const seen = { seeks: 0, decoded: 0, closed: 0 };
  const source: FrameSource = {
    async *read(from) {
      seen.seeks += 1;
      for (let frame = Math.min(Math.floor(from * FPS + 0.001), frames - 1); frame < frames; frame += 1) {
        seen.decoded += 1;
        await Promise.resolve();
        yield { timestamp: frame / FPS, duration: 1 / FPS, picture: { width: frame, height: 1 } };
      }
    },
    close: () => (seen.closed += 1),
  };
  return { source, seen };
}

const settle = () => new Promise((done) => setTimeout(done, 5));

describe('a frame reader', () => {
  it('gives every frame exactly, by one seek', async () => {
    const { source, seen } = aSource(50);
    const reader = createFrameReader(source);
    for (let frame = 0; frame < 50; frame += 1) {
      expect((await reader.exactAt(frame / FPS))?.picture.width).toBe(frame);
    }
    expect(seen.seeks).toBe(1);
  });

  it('shows the frame between its start and its end', async () => {
    const reader = createFrameReader(aSource(10).source);
    expect((await reader.exactAt(3.999 / FPS - 0.002))?.picture.width).toBe(3);
    expect((await reader.exactAt(4 / FPS - 0.0004))?.picture.width).toBe(4);
  });

  it('holds the last frame after the end, and the first before the start', async () => {
    const reader = createFrameReader(aSource(10).source);
    expect((await reader.exactAt(9))?.picture.width).toBe(9);
    expect((await reader.exactAt(0))?.picture.width).toBe(0);
    expect((await reader.exactAt(-1))?.picture.width).toBe(0);
    expect((await reader.exactAt(9 / FPS))?.picture.width).toBe(9);
    expect((await reader.exactAt(0.9))?.picture.width).toBe(9);
  });

  it('decodes ahead while it plays, and never further than it should', async () => {
    const { source, seen } = aSource(200);
    const reader = createFrameReader(source);
    expect(reader.shownAt(0)).toBeNull();
    await settle();
    expect(reader.shownAt(0)?.picture.width).toBe(0);
    expect(reader.has(5 / FPS)).toBe(true);
    await settle();
    expect(seen.decoded).toBeLessThanOrEqual(10);
    expect(reader.shownAt(4 / FPS)?.picture.width).toBe(4);
  });

  it('drops late frames instead of queueing them', async () => {
    const { source, seen } = aSource(200);
    const reader = createFrameReader(source);
    reader.shownAt(0);
    await settle();
    reader.shownAt(20 / FPS);
    await settle();
    await settle();
    expect(reader.shownAt(20 / FPS)?.picture.width).toBe(20);
    expect(seen.seeks).toBe(1);
  });

  it('seeks where it goes back or far ahead', async () => {
    const { source, seen } = aSource(200);
    const reader = createFrameReader(source);
    await reader.exactAt(5);
    await reader.exactAt(1);
    await reader.exactAt(4);
    expect(seen.seeks).toBe(3);
    expect(seen.decoded).toBeLessThan(12);
  });

  it('reads a clip that runs backwards in stretches', async () => {
    const { source, seen } = aSource(100);
    const reader = createFrameReader(source, { isBackward: true });
    for (let frame = 60; frame >= 20; frame -= 1) {
      expect((await reader.exactAt(frame / FPS))?.picture.width).toBe(frame);
    }
    expect(seen.seeks).toBeLessThanOrEqual(5);
  });

  it('ends with a medium that breaks off', async () => {
    const reader = createFrameReader({
      async *read() {
        await Promise.resolve();
        yield { timestamp: 0, duration: 0.04, picture: { width: 7, height: 1 } };
        throw new Error('damaged');
      },
      close: () => undefined,
    });
    expect((await reader.exactAt(0.5))?.picture.width).toBe(7);
  });

  it('closes its medium', async () => {
    const { source, seen } = aSource(10);
    const reader = createFrameReader(source);
    await reader.exactAt(0);
    reader.close();
    expect(seen.closed).toBe(1);
    expect(await reader.exactAt(0.1)).toBeNull();
  });
});
