import { expect, it } from 'vitest';

import { tellPlan } from '../testing/tell-plan.ts';
import { LEXICONS } from './all-lexicons.ts';

it.each([
  ['a waitress on roller skates carrying a tray', ['1 woman holding', '1 tray in hand']],
  ['a barista making coffee', ['1 person', '1 coffee']],
  ['a lighthouse keeper at dusk', ['1 man']],
  ['eine Kellnerin bringt Kaffee', ['1 woman holding', '1 coffee', '1 tray in hand']],
  ['ein Schornsteinfeger in der Stadt', ['1 man']],
  ['una mecánica en el taller', ['1 builder woman']],
  ['un camarero en la playa', ['1 man']],
  ['une serveuse à la plage', ['1 woman']],
  ['un bûcheron dans la forêt', ['1 man']],
  ['un falegname nella foresta', ['1 builder']],
  ['una sarta al mercato', ['1 woman']],
  ['uma costureira na praia', ['1 woman']],
  ['bir garson sahilde', ['1 person']],
  ['パン屋さんが歩く', ['1 chef walk']],
  ['女子高生が歩く', ['1 girl walk']],
  ['女服务员在海滩上', ['1 woman on']],
  ['نادلة على الشاطئ', ['1 woman']],
])('whoever is told by a trade is somebody: %s', (prompt, cast) => {
  expect(tellPlan(prompt).cast.map((one) => one.replace(/ on$/u, ''))).toEqual(
    cast.map((one) => one.replace(/ on$/u, '')),
  );
});

it('is drawn as somebody and not claimed as seen', () => {
  expect(tellPlan('a waitress on a beach').seen).not.toContain('waitress');
});

it('brings no weather along', () => {
  expect(tellPlan('eine Schneiderin in der Stadt').weather).toBe('clear');
});

it.each(LEXICONS)('lists no trade twice in $language', ({ trades = {} }) => {
  const words = Object.values(trades).flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
