import { describe, expect, it } from 'vitest';

import { checkRecipe } from './check-recipe.ts';
import type { Recipe } from './recipe.ts';

const RECIPE: Recipe = {
  format: 'kinora-recipe',
  version: 1,
  id: 'warm-hello',
  title: 'recipe.warm-hello.title',
  description: 'recipe.warm-hello.description',
  category: 'love',
  inputs: ['picture'],
  parameters: [
    {
      kind: 'number',
      id: 'amount',
      label: 'parameter.amount',
      unit: 'percent',
      minimum: 0,
      maximum: 200,
      step: 5,
      usual: 100,
    },
    { kind: 'choice', id: 'thing', label: 'parameter.thing', choices: ['hearts', 'petals'], usual: 'hearts' },
  ],
  operations: [
    { operation: 'camera', values: { move: 'dolly-in' } },
    {
      operation: 'things',
      values: { kind: { parameter: 'thing' }, amount: { parameter: 'amount' } },
      during: [0.2, 1],
    },
  ],
  season: { from: '12-20', to: '01-06' },
  price: [
    { seconds: 5, credits: 8 },
    { seconds: 10, credits: 14 },
  ],
  sample: 'woman',
};

function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkRecipe({ ...RECIPE, ...changes });
  return checked.ok ? [] : checked.failure.map(({ path, problem }) => `${path} ${problem}`);
}

describe('a recipe', () => {
  it('is returned when it keeps to the format', () => {
    expect(checkRecipe(RECIPE)).toEqual({ ok: true, value: RECIPE });
  });

  it.each([
    [{ inputs: ['clip'], operations: [{ operation: 'restyle' }] }],
    [{ inputs: ['clip', 'text'], operations: [{ operation: 'grade' }, { operation: 'caption' }] }],
    [{ inputs: ['picture', 'text'], operations: [{ operation: 'dance' }, { operation: 'caption' }] }],
  ] as const)('may have %j', (changes) => {
    expect(faultsOf({ ...changes, parameters: [] })).toEqual([]);
  });

  it.each([
    [{ format: 'other' }, 'format is not kinora-recipe'],
    [{ version: 2 }, 'version is not 1'],
    [{ id: 'Has Spaces' }, 'id is not a name'],
    [{ title: 'A sentence.' }, 'title is not a name'],
    [{ category: 'other' }, 'category is not known'],
    [{ inputs: ['text'] }, 'inputs does not begin with picture or clip'],
    [{ inputs: ['picture', 'picture'] }, 'inputs names one twice'],
    [{ inputs: ['picture', 'smell'] }, 'inputs.1 is not known'],
    [{ parameters: 'none' }, 'parameters is not a list'],
    [{ operations: [] }, 'operations is not a list with items'],
    [{ operations: [{ operation: 'explode-server' }] }, 'operations.0.operation is not known'],
    [{ operations: [{ operation: 'constructor' }] }, 'operations.0.operation is not known'],
    [
      { operations: [{ operation: 'camera', values: { speed: 1 } }] },
      'operations.0.values.speed is not part of this step',
    ],
    [{ operations: [{ operation: 'camera', values: { range: 900 } }] }, 'operations.0.values.range is out of range'],
    [
      { operations: [{ operation: 'camera', values: { range: { parameter: 'no' } } }] },
      'operations.0.values.range names no parameter',
    ],
    [
      { operations: [{ operation: 'shine', values: { colour: 'red' } }] },
      'operations.0.values.colour is not a colour like #12abef',
    ],
    [{ operations: [{ operation: 'shine', during: [0.5, 0.2] }] }, 'operations.0.during is not a part of 0 to 1'],
    [
      { operations: Array.from({ length: 4 }, () => ({ operation: 'restyle' })) },
      'operations cost more than the work budget',
    ],
    [{ operations: [{ operation: 'change' }] }, 'inputs lacks the second picture a step needs'],
    [{ operations: [{ operation: 'caption' }] }, 'inputs lacks the text a step needs'],
    [{ inputs: ['clip', 'second-picture'] }, 'inputs.1 does not go with a clip'],
    [{ inputs: ['picture', 'clip'] }, 'inputs.0 does not go with a clip'],
    [{ inputs: ['clip'] }, 'operations.0.operation needs a still picture'],
    [{ season: { from: '13-01', to: '01-01' } }, 'season.from is not MM-DD'],
    [{ price: [] }, 'price is not a list with items'],
    [{ price: [{ seconds: 5, credits: 1.5 }] }, 'price.0.credits is not a whole number'],
    [
      {
        price: [
          { seconds: 5, credits: 8 },
          { seconds: 5, credits: 9 },
        ],
      },
      'price.1.seconds is not longer than the one before',
    ],
    [{ author: 'me' }, 'author is not part of the format'],
  ])('%j: %s', (changes, fault) => {
    expect(faultsOf(changes)).toContain(fault);
  });

  it.each([
    [{ usual: 300 }, 'parameters.0.usual is out of range'],
    [{ step: 0 }, 'parameters.0.step does not fit the range'],
    [{ unit: 'miles' }, 'parameters.0.unit is not known'],
    [{ minimum: 'low' }, 'parameters.0.minimum is not a number'],
    [{ maximum: -1 }, 'parameters.0.maximum is not above the minimum'],
    [{ kind: 'slider' }, 'parameters.0.kind is not known'],
    [{ label: 'Wie viel?' }, 'parameters.0.label is not a message id'],
  ])('parameter %j: %s', (changes, fault) => {
    expect(faultsOf({ parameters: [{ ...RECIPE.parameters[0], ...changes }] })).toContain(fault);
  });

  it('names all its faults at once', () => {
    expect(
      faultsOf({ id: 7, price: null, operations: [{ operation: 'camera', values: { range: -1, move: 'up' } }] }),
    ).toEqual([
      'id is not a name',
      'operations.0.values.range is out of range',
      'operations.0.values.move is not one of the choices',
      'price is not a list with items',
    ]);
  });
});

/** Values of every shape, nested, from a seeded sequence. */
function anything(random: () => number, depth: number): unknown {
  const plain = [
    null,
    undefined,
    Number.NaN,
    Infinity,
    -1,
    0,
    1e308,
    '',
    'camera',
    '#ffffff',
    true,
    Symbol.iterator,
    10n,
  ];
  if (depth === 0 || random() < 0.4) return plain[Math.floor(random() * plain.length)];
  const items = Array.from({ length: Math.floor(random() * 4) }, () => anything(random, depth - 1));
  if (random() < 0.4) return items;
  const keys = [...Object.keys(RECIPE), '__proto__', 'operation', 'values', 'parameter', 'during', 'usual', 'toString'];
  return Object.fromEntries(items.map((item) => [keys[Math.floor(random() * keys.length)], item]));
}

it('never throws and never takes what is no recipe, whatever it is given', () => {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let round = 0; round < 3000; round++) {
    const key = Object.keys(RECIPE)[Math.floor(random() * 12)] ?? 'id';
    const broken = random() < 0.3 ? anything(random, 4) : { ...RECIPE, [key]: anything(random, 4) };
    const checked = checkRecipe(broken);
    const isSound = checked.ok ? checkRecipe(structuredClone(checked.value)).ok : checked.failure.length > 0;
    expect(isSound).toBe(true);
  }
});
