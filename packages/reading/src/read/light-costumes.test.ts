import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

function worn(prompt: string): string {
  const { cast, missed } = planScene(prompt, OPTIONS);
  const [{ name, looks } = { name: 'nobody', looks: { costume: undefined } }] = cast;
  return [name, looks.costume, cast.length > 1 ? 'and others' : '', ...missed].filter(Boolean).join(' ');
}

it.each([
  ['una niña con un vestido rojo', 'girl dress'],
  ['un hombre con sombrero en la playa', 'man hat'],
  ['une femme en robe bleue', 'woman dress'],
  ['un garçon avec un sac à dos', 'boy backpack'],
  ['una ragazza con un cappotto verde', 'girl coat'],
  ['um menino de boné', 'boy cap'],
  ['kırmızı elbiseli bir kız', 'girl dress'],
  ['赤い帽子の男の子', 'boy hat'],
  ['黄色いドレスを着た女の子', 'girl dress'],
  ['穿着红色裙子的女孩', 'girl dress'],
  ['女孩戴着帽子', 'girl hat'],
  ['女の子が赤いドレスを着ている', 'girl dress'],
  ['köpek kırmızı atkı takmış', 'dog scarf'],
  ['فتاة ترتدي فستان', 'girl dress'],
])('somebody wears what is said: %s', (prompt, expected) => {
  expect(worn(prompt)).toBe(expected);
});
