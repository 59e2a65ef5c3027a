import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { shade } from '../numbers/colour.ts';
import { colourOf, drawMarks, type Mark, placeMarks } from './marks.ts';

const PALETTE = { main: '#c03040' };

describe('a paint', () => {
  it('is a role, lighter or darker by steps, or a colour, with an opacity', () => {
    expect(colourOf(PALETTE, 'main')).toBe('#c03040');
    expect(colourOf(PALETTE, 'main--')).toBe(shade('#c03040', -0.12));
    expect(colourOf(PALETTE, '#204060+')).toBe(shade('#204060', 0.06));
    expect(colourOf(PALETTE, '#204060/25')).toBe('rgba(32,64,96,0.25)');
    expect(colourOf({ roofLit: '#804020' }, 'roofLit')).toBe('#804020');
  });

  it('that the palette lacks is an error', () => {
    expect(() => colourOf(PALETTE, 'hat')).toThrow(RangeError);
    expect(() => colourOf(PALETTE, '#12')).toThrow(RangeError);
  });
});

describe('marks', () => {
  it('cover one another in their order', () => {
    const ctx = createCanvas(40, 40).getContext('2d');
    drawMarks(
      ctx,
      [
        ['panel', 'main', [0, 0, 40, 40]],
        ['disc', '#00ff00', [20, 20, 10]],
        ['line', '#0000ff', [0, 20, 40, 20], 4],
      ],
      PALETTE,
    );
    const at = (x: number, y: number) => Array.from(ctx.getImageData(x, y, 1, 1).data.slice(0, 3));
    expect([at(2, 2), at(20, 14), at(20, 20)]).toEqual([
      [192, 48, 64],
      [0, 255, 0],
      [0, 0, 255],
    ]);
  });

  it('are scaled about their origin and moved to their place', () => {
    const marks: readonly Mark[] = [
      ['panel', 'main', [-1, -1, 1, 1]],
      ['poly', '#00ff00', [0, 0, 1, 0, 1, 1, 0, 1]],
      ['disc', '#0000ff', [0.5, -0.5, 0.25]],
      ['line', '#ffff00', [-1, 0.5, -0.5, 0.5], 0.2],
    ];
    const ctx = createCanvas(40, 40).getContext('2d');
    drawMarks(ctx, placeMarks(marks, { x: 20, y: 16, scale: 10 }), PALETTE);
    const at = (x: number, y: number) => Array.from(ctx.getImageData(x, y, 1, 1).data);
    expect([at(15, 11), at(25, 21), at(25, 11), at(12, 21)]).toEqual([
      [192, 48, 64, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
      [255, 255, 0, 255],
    ]);
    expect([at(5, 5)[3], at(32, 21)[3], at(29, 11)[3]]).toEqual([0, 0, 0]);
  });
});
