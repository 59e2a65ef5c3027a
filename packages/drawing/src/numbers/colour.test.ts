import { describe, expect, it } from 'vitest';

import { fromOklab, mix, parseHex, rgba, shade, toOklab } from './colour.ts';

describe('colour', () => {
  it('survives the way to OKLab and back', () => {
    for (const colour of ['#000000', '#ffffff', '#e2722b', '#08274f', '#80ed99']) {
      expect(fromOklab(toOklab(colour))).toBe(colour);
    }
  });

  it('reads the short form', () => {
    expect(parseHex('#f80')).toEqual([255, 136, 0]);
    expect(mix('#fff', '#ffffff', 0.5)).toBe('#ffffff');
  });

  it('mixes from one end to the other', () => {
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#ff0000');
    expect(mix('#ff0000', '#0000ff', 1)).toBe('#0000ff');
    expect(mix('#ff0000', '#0000ff', 0.5)).not.toBe('#800080');
  });

  it('shades by lightness and stops at black and white', () => {
    expect(toOklab(shade('#808080', 0.1))[0]).toBeCloseTo(toOklab('#808080')[0] + 0.1, 2);
    expect(shade('#808080', -1)).toBe('#000000');
    expect(shade('#808080', 1)).toBe('#ffffff');
  });

  it('writes alpha as CSS inside 0 and 1', () => {
    expect(rgba('#102030', 0.5)).toBe('rgba(16,32,48,0.5)');
    expect(rgba('#102030', 3)).toBe('rgba(16,32,48,1)');
  });
});
