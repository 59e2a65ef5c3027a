import { expect, it } from 'vitest';

import { closureOf } from './workspace.mjs';

const needs = (...names) => ({ manifest: { dependencies: Object.fromEntries(names.map((name) => [name, '*'])) } });
const packages = new Map(
  [
    ['@kinora/a', needs('@kinora/b', 'yup')],
    ['@kinora/b', needs('@kinora/c')],
    ['@kinora/c', {}],
    ['@kinora/d', needs('@kinora/a')],
  ].map(([name, one]) => [name, { manifest: {}, ...one }]),
);

it('packs what is asked for and all that it needs, once each', () => {
  expect(closureOf(packages, ['@kinora/a', '@kinora/b'])).toEqual(['@kinora/a', '@kinora/b', '@kinora/c']);
});

it('says that there is no such package', () => {
  expect(() => closureOf(packages, ['@kinora/e'])).toThrow('There is no package @kinora/e.');
});
