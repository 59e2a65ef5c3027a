import { expect, it } from 'vitest';

import { planScene, type PlanOptions } from './plan-scene.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 };
const planOf = (prompt: string) => planScene(prompt, OPTIONS);
const castOf = (prompt: string) => planOf(prompt).cast.map(({ name }) => name);

it.each([
  ['a cat in a bedroom at night', 'bedroom'],
  ['ein Hund im Flur', 'corridor'],
  ['a long library corridor', 'library'],
  ['a school corridor', 'corridor'],
  ['un homme sur le quai de la gare', 'platform'],
  ['una ragazza in treno', 'compartment'],
  ['un gato en la azotea', 'rooftop'],
  ['panda eating bamboo', 'bamboo'],
  ['a cup of coffee in a café', 'cafe'],
  ['empty office at night', 'office'],
  ['the milky way over a mountain', 'nightsky'],
  ['a goat on a cliff', 'cliff'],
  ['a fox in the ruins', 'ruins'],
  ['神社の境内にいる猫', 'temple'],
  ['a child at a shop window', 'shopfront'],
  ['uma menina no ginásio', 'gym'],
  ['ein Kater in der Altstadt', 'oldtown'],
] as const)('%s is in the %s', (prompt, set) => {
  expect(planOf(prompt).set).toBe(set);
});

it.each([
  ['a girl in a lavender field', 'lavender'],
  ['ein Mädchen im Mohnfeld', 'poppies'],
  ['un champ de tulipes', 'tulips'],
  ['un campo de girasoles', 'sunflowers'],
  ['a dog in a wheat field', 'wheat'],
] as const)('%s grows %s', (prompt, variety) => {
  const { set, variety: read } = planOf(prompt);
  expect([set, read]).toEqual(['flowerfield', variety]);
});

it('knows a door that stands ajar, and whose corridor it is', () => {
  expect(['a hotel corridor', 'ein Flur in der Schule'].map((prompt) => planOf(prompt).variety)).toEqual([
    'hotel',
    'school',
  ]);
  expect(planOf('a dog in a hotel corridor, one door ajar').variety).toBe('ajar');
});

it('hangs an aurora in the night', () => {
  expect(planOf('northern lights')).toMatchObject({ set: 'nightsky', time: 'night', variety: 'aurora' });
});

it('leaves to a place what it shows itself', () => {
  expect(castOf('a cat on a train')).toEqual(['cat']);
  expect(castOf('a woman walking through a field of sunflowers')).toEqual(['woman']);
  expect(castOf('a bird on a roof')).toEqual(['bird']);
});
