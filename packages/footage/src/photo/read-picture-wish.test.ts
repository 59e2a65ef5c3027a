import { describe, expect, it } from 'vitest';

import { readPictureWish } from './read-picture-wish.ts';

describe('readPictureWish', () => {
  it.each([
    ['slow zoom in, snow falling', 'dolly-in', ['snow']],
    ['orbit shot with falling leaves in the fog', 'orbit', ['fog', 'leaves']],
    ['langsamer Schwenk nach links im Regen', 'pan-left', ['rain']],
    ['still camera', 'still', []],
    ['fireflies at night', null, ['fireflies']],
    ['a sunny day', null, []],
    ['', null, []],
  ])('reads of "%s" the move %s and in the air %o', (prompt, move, atmospheres) => {
    expect(readPictureWish(prompt)).toMatchObject({ move, atmospheres });
  });

  it('says which words move the picture, and which do not', () => {
    expect(readPictureWish('the cat turns its head in the rain, zoom in')).toMatchObject({
      seen: ['rain', 'zoom in'],
      missed: ['cat turns', 'head'],
    });
  });

  it('does what was not denied', () => {
    expect(readPictureWish('no rain, pan left')).toMatchObject({ move: 'pan-left', atmospheres: [] });
  });
});

it.each([
  ['snow is falling slowly, the camera moves in', 'dolly-in', ['snow']],
  ['embers rise, slow orbit', 'orbit', ['embers']],
  ['fog rolls in, the camera moves away', 'dolly-out', ['fog']],
  ['Schnee fällt, die Kamera fährt langsam heran', 'dolly-in', ['snow']],
  ['Nebel zieht auf, langsame Kreisfahrt', 'orbit', ['fog']],
] as const)('reads all of "%s"', (...[prompt, move, atmospheres]) => {
  expect(readPictureWish(prompt)).toMatchObject({ move, atmospheres, missed: [] });
});
