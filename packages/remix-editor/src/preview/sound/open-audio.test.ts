import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openAudio } from './open-audio.ts';

const started: (readonly number[])[] = [];
let disconnected = 0;
const context = {
  currentTime: 10,
  outputLatency: 0.25,
  state: 'running',
  destination: {},
  createBuffer: (_channels: number, length: number, rate: number) => ({
    duration: length / rate,
    copyToChannel: () => undefined,
  }),
  resume: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const SECOND = { left: new Float32Array(48_000), right: new Float32Array(48_000) };

beforeEach(() => {
  started.length = 0;
  disconnected = 0;
  vi.stubGlobal('AudioContext', function FakeContext() {
    return context;
  });
  vi.stubGlobal('AudioBufferSourceNode', function FakeSource() {
    return {
      connect: () => undefined,
      disconnect: () => (disconnected += 1),
      addEventListener: () => undefined,
      start: (...times: number[]) => started.push(times),
    };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the loudspeaker', () => {
  it('plays at a moment, and leaves out what is past', () => {
    const audio = openAudio();
    audio?.play(SECOND, 10.5);
    audio?.play(SECOND, 9.75);
    audio?.play(SECOND, 8);
    expect(started).toEqual([
      [10.5, 0],
      [10, 0.25],
    ]);
    audio?.stop();
    expect(disconnected).toBe(2);
  });

  it('tells what is heard behind what is played', () => {
    expect([openAudio()?.heard(), openAudio()?.isRunning()]).toEqual([9.75, true]);
  });

  it('is none where the browser has none', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(openAudio()).toBeNull();
  });
});
