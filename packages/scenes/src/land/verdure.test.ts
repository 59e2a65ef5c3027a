import { toOklab } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeVerdure } from './verdure.ts';

const lightness = (colour: string) => toOklab(colour)[0];

it('darkens from far to near', () => {
  const { grass, leaf } = makeVerdure(aStage({}).stage);
  expect(lightness(grass(1))).toBeLessThan(lightness(grass(0)));
  expect(lightness(leaf(1))).toBeLessThan(lightness(leaf(0)));
});

it('is red in autumn and pale under snow, of the season or of the weather', () => {
  const [summer, autumn, winter] = (['summer', 'autumn', 'winter'] as const).map((season) =>
    toOklab(makeVerdure(aStage({ season }).stage).leaf(0.5)),
  );
  expect(autumn?.[1]).toBeGreaterThan((summer?.[1] ?? 0) + 0.03);
  expect(winter?.[0]).toBeGreaterThan(summer?.[0] ?? 1);
  expect(makeVerdure(aStage({ weather: 'snow' }).stage).snowy).toBe(true);
});

it('makes far things paler than near ones of the same colour', () => {
  const { local } = makeVerdure(aStage({}).stage);
  expect(lightness(local('#aa3322', 0))).toBeGreaterThan(lightness(local('#aa3322', 1)));
});
