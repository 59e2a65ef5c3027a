import { OPERATION_RULES } from '@kinora/contracts/recipe';
import { peakSignalToNoise, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aRecipe, playRecipe } from '../../testing/a-recipe.ts';
import { FRAME_LABELS, FRAMES } from './all-frames.ts';

const rule = OPERATION_RULES.frame.values['as'];

it('there is a thing for every name of the format', () => {
  expect(Object.keys(FRAMES).toSorted()).toEqual(rule?.kind === 'choice' ? rule.choices.toSorted() : []);
});

it.each(Object.keys(FRAMES))('%s shows the picture in its middle and not at its corner', (as) => {
  const frame = playRecipe(aRecipe([{ operation: 'frame', values: { as } }])).frame(22);
  const plain = playRecipe(aRecipe([{ operation: 'camera', values: { move: 'still' } }])).frame(22);
  expect(peakSignalToNoise(frame, plain)).toBeLessThan(20);
  // The coat of the person in the picture is red.
  const places = [0.4, 0.45, 0.5].flatMap((x) => [0.34, 0.42, 0.5, 0.58, 0.66].map((y) => [x, y] as const));
  const reds = places.filter(([x, y]) => {
    const [red, green, blue] = pixelAt(frame, 160 * x, 90 * y);
    return red > green * 1.6 && red > blue * 1.2;
  });
  expect(reds.length).toBeGreaterThan(0);
});

it.each(Object.keys(FRAME_LABELS))('%s has room for words, on its paper', (as) => {
  const steps = (place: string) => [
    { operation: 'frame', values: { as } } as const,
    { operation: 'caption', values: { lettering: 'printed', place, colour: '#000000' } } as const,
  ];
  const at = 22;
  const bare = playRecipe(aRecipe(steps('label').slice(0, 1))).frame(at);
  const printed = playRecipe(aRecipe(steps('label'))).frame(at);
  const inked = Array.from({ length: 160 * 90 }, (_, place) => [place % 160, Math.floor(place / 160)] as const).filter(
    ([x, y]) => pixelAt(printed, x, y)[1] < pixelAt(bare, x, y)[1] - 60,
  );
  expect(inked.length).toBeGreaterThan(12);
  // Under what is printed the paper is pale.
  expect(inked.filter(([x, y]) => pixelAt(bare, x, y)[1] < 170)).toEqual([]);
});
