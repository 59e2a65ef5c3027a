import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'auto', seed: 3 } as const;

const wornIn = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ looks: { costume, worn = [] } }) => [
    costume,
    ...worn.map(({ piece, tint }) => [piece, tint].filter(Boolean).join(' ')),
  ]);

const sorted = (all: readonly (readonly (string | undefined)[])[]) =>
  all.map((one) => one.map(String).toSorted((piece, other) => piece.localeCompare(other)));

it.each([
  ['a boy on roller skates with a blue helmet', [['roller skates', 'helmet #3b76c4']]],
  ['a fox with a green scarf, sunglasses and a crown', [['crown', 'scarf #4c9a57', 'sunglasses']]],
  ['a girl with glasses and a red scarf', [['glasses', 'scarf #d63a2f']]],
  ['a detective in the rain, everything black and white except his red tie', [['detective', 'tie #d63a2f']]],
  ['a girl in a red dress with a flower crown', [['dress', 'flower crown']]],
  ['ein Fuchs mit Sonnenbrille und rotem Schal', [['sunglasses', 'scarf #d63a2f']]],
])('%s', (prompt, expected) => {
  expect(sorted(wornIn(prompt))).toEqual(sorted(expected));
});
