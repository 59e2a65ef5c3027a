import { expect, it } from 'vitest';

import { PLAIN } from './plain.data.ts';
import { putOnAll, putOver, umbrellaTint, wornColours } from './put-on.ts';

const hatsOf = (...pieces: ('hat' | 'cap' | 'headphones')[]) =>
  putOnAll(
    PLAIN,
    pieces.map((piece) => ({ piece })),
  ).hat?.length ?? 0;

it('draws each piece in a colour of its own', () => {
  const {
    mask = [],
    chest = [],
    shoes,
  } = putOnAll(PLAIN, [{ piece: 'sunglasses' }, { piece: 'scarf' }, { piece: 'boots' }]);
  expect(mask.length).toBeGreaterThan(0);
  expect(chest.some(([, paint]) => paint.startsWith('wornB'))).toBe(true);
  expect(shoes.paint).toBe('wornC');
});

it('puts headphones over a hat, and one hat in the place of another', () => {
  expect(hatsOf('hat', 'headphones')).toBe(hatsOf('hat') + hatsOf('headphones'));
  expect(hatsOf('hat', 'cap')).toBe(hatsOf('cap'));
});

it('leaves a skirt on under an apron', () => {
  const skirt = { paint: 'main', length: 1, flare: 0.1 };
  expect(putOver({ ...PLAIN, skirt }, { skirt: { ...skirt, paint: 'hat' } }).skirt).toBe(skirt);
});

it('takes the colours that words name', () => {
  const worn = [{ piece: 'umbrella', tint: '#112233' }] as const;
  expect(umbrellaTint(worn)).toBe('#112233');
  expect(wornColours(worn, () => '#ffffff')['wornA']).toBe('#112233');
});
