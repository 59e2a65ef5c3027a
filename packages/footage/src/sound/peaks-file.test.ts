import { describe, expect, it } from 'vitest';

import { decodePeaks, encodePeaks } from './peaks-file.ts';
import { measurePeaks } from './peaks.ts';

const wave = (length: number, gain: number) => Float32Array.from({ length }, (_, index) => Math.sin(index / 9) * gain);
const peaks = measurePeaks({ sampleRate: 48_000, left: wave(1281, 0.9), right: wave(1281, 0.3) });

describe('a file of peaks', () => {
  it('is read as it was written', () => {
    expect(decodePeaks(encodePeaks(peaks))).toEqual(peaks);
  });

  it('begins with its name and takes two bytes a pair', () => {
    const bytes = encodePeaks(peaks);
    expect(String.fromCodePoint(...bytes.subarray(0, 4))).toBe('KPK1');
    expect(bytes).toHaveLength(20 + (6 + 3 + 2 + 1) * 4);
  });

  it('is read from the middle of other bytes', () => {
    const bytes = encodePeaks(peaks);
    const longer = new Uint8Array(bytes.length + 3);
    longer.set(bytes, 3);
    expect(decodePeaks(longer.subarray(3))).toEqual(peaks);
  });

  it('is nothing when it is cut off or of another kind', () => {
    const bytes = encodePeaks(peaks);
    expect(decodePeaks(bytes.slice(0, -1))).toBeNull();
    expect(decodePeaks(bytes.slice(0, 12))).toBeNull();
    expect(decodePeaks(new Uint8Array(64))).toBeNull();
    expect(decodePeaks(bytes.with(0, 0))).toBeNull();
  });
});
