import { expect, test } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const actionOf = (prompt: string) => planScene(prompt, OPTIONS).cast[0]?.action;
const slopeOf = (prompt: string) => planScene(prompt, OPTIONS).slope;

test.each([
  ['a fox creeping down a rocky cliff', 'down', 'rock'],
  ['a camel walking up a sand dune', 'up', 'sand'],
  ['a car driving up a hill', 'up', 'grass'],
  ['ein Fuchs schleicht die Klippe hinunter', 'down', 'rock'],
  ['un gato baja por el acantilado', 'down', 'rock'],
  ['un chien descend la colline', 'down', 'grass'],
  ['un gatto scende la collina', 'down', 'grass'],
  ['um gato desce o penhasco', 'down', 'rock'],
  ['bir kurt uçurumdan iniyor', 'down', 'rock'],
  ['ثعلب ينزل الجبل', 'down', 'rock'],
  ['崖を降りる狼', 'down', 'rock'],
  ['一只老虎爬下悬崖', 'down', 'rock'],
  ['一只老虎从悬崖上爬下来', 'down', 'rock'],
])('tilts the ground of "%s"', (prompt, way, of) => {
  expect(slopeOf(prompt)).toEqual({ way, of });
});

test.each(['a fox on a cliff', 'a cabin up on a hill', 'a boat going down a river', 'a fox looks up at the moon'])(
  'leaves the ground of "%s" level',
  (prompt) => {
    expect(slopeOf(prompt)).toBeUndefined();
  },
);

test('lets who climbs a slope creep, and who only goes there walk', () => {
  expect(actionOf('a girl climbs up a cliff')).toBe('creep');
  expect(actionOf('un gato baja por el acantilado')).toBe('walk');
});

test('claims the way and what it is of, and nothing that stands between them', () => {
  const { claims = [], scroll } = planScene('a fox running down a purple hill', OPTIONS);
  expect(claims.filter(({ part }) => part === 'slope').map(({ words }) => words)).toEqual(['hill']);
  expect(scroll).toBe(0);
});
