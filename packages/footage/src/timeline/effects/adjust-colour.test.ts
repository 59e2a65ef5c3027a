import { describe, expect, it } from 'vitest';

import { createColourAdjustment, type ColourAdjustment } from './adjust-colour.ts';

const AS_IT_IS: ColourAdjustment = { exposure: 0, contrast: 0, saturation: 0, temperature: 0 };

/** One pixel after an adjustment. */
function adjusted(colour: readonly number[], changes: Partial<ColourAdjustment>): number[] {
  const data = Uint8ClampedArray.from([...colour, 200]);
  createColourAdjustment()({ width: 1, height: 1, data }, { ...AS_IT_IS, ...changes });
  return [...data];
}

it('changes nothing when nothing is set', () => {
  const data = Uint8ClampedArray.from({ length: 256 * 4 }, (_, index) => (index * 37) % 256);
  const before = [...data];
  createColourAdjustment()({ width: 256, height: 1, data }, AS_IT_IS);
  expect([...data]).toEqual(before);
});

describe('a colour', () => {
  it.each<[Partial<ColourAdjustment>, readonly number[], readonly number[]]>([
    // 118 is 0.1812 of the light, twice that is 162.
    [{ exposure: 1 }, [118, 118, 118], [162, 162, 162]],
    [{ exposure: -1 }, [162, 162, 162], [118, 118, 118]],
    [{ exposure: 3 }, [250, 128, 0], [255, 255, 0]],
    [{ contrast: 0.5 }, [96, 128, 160], [80, 128, 176]],
    [{ contrast: -1 }, [0, 90, 255], [128, 128, 128]],
    [{ saturation: -1 }, [255, 0, 0], [54, 54, 54]],
    [{ saturation: 1 }, [100, 100, 100], [100, 100, 100]],
  ])('with %j: %j becomes %j', (changes, colour, expected) => {
    expect(adjusted(colour, changes)).toEqual([...expected, 200]);
  });

  it('turns warm and cold and keeps its brightness', () => {
    const [red = 0, green = 0, blue = 0] = adjusted([128, 128, 128], { temperature: 1 });
    expect(red).toBeGreaterThan(140);
    expect(blue).toBeLessThan(115);
    expect(Math.abs(green - 128)).toBeLessThan(8);
    const [coldRed = 0, , coldBlue = 0] = adjusted([128, 128, 128], { temperature: -1 });
    expect(coldBlue).toBeGreaterThan(coldRed + 30);
  });
});

it('follows a value that changes from frame to frame', () => {
  const adjust = createColourAdjustment();
  const at = (exposure: number) => {
    const data = Uint8ClampedArray.of(118, 118, 118, 255);
    adjust({ width: 1, height: 1, data }, { ...AS_IT_IS, exposure });
    return data[0];
  };
  expect([at(0), at(1), at(0)]).toEqual([118, 162, 118]);
});
