import { RECIPE_SAMPLES } from '@kinora/footage/recipes';
import type { OwnPicture } from '@kinora/source-files';
import { expect, it } from 'vitest';

import { cardScene, effectScene, isShape, pictureScene } from './effect-scene.ts';
import { EFFECTS, takesText, takesTwo } from './effects.ts';

const one = EFFECTS.find((effect) => !takesTwo(effect) && !takesText(effect));
const two = EFFECTS.find(takesTwo);
if (!one || !two) throw new Error('no effects');

const mine: OwnPicture = { id: 'a', name: 'a.png', file: new Blob(), bytes: 1, width: 3, height: 4, url: 'blob:a' };
const request = { chosen: { tempo: 90 }, shape: '1:1', seconds: 5 } as const;

it('shows our pictures until there are own ones, as many as the effect takes', () => {
  expect(effectScene(one, request).pictures).toEqual([{ kind: 'sample', name: one.sample }]);
  expect(effectScene(two, { ...request, first: mine }).pictures).toEqual([
    { kind: 'file', id: 'a', file: mine.file },
    { kind: 'sample', name: RECIPE_SAMPLES[two.sample]?.second },
  ]);
  expect(effectScene(one, { ...request, second: mine }).pictures).toHaveLength(1);
});

it('compares with the first picture alone, without choices', () => {
  expect(pictureScene(two, { first: undefined, shape: '1:1', size: { width: 8, height: 8 } })).toMatchObject({
    recipe: null,
    chosen: {},
    pictures: [{ name: two.sample }],
    size: { width: 8 },
  });
});

it('draws a card at its size', () => {
  expect(cardScene(one, { size: { width: 296, height: 370 } })).toMatchObject({
    recipe: one.id,
    size: { height: 370 },
  });
});

it('prints words with effects that take some, and with no others', () => {
  const lettered = EFFECTS.find(takesText);
  if (!lettered) throw new Error('no effect with words');
  expect(effectScene(lettered, { ...request, text: 'Ada' })).toMatchObject({ text: 'Ada' });
  expect(effectScene(one, { ...request, text: 'Ada' })).not.toHaveProperty('text');
});

it('knows its shapes', () => {
  expect([isShape('1:1'), isShape('2:1'), isShape(null)]).toEqual([true, false, false]);
});
