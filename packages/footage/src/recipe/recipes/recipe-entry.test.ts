import { describe, expect, it } from 'vitest';

import { completeRecipe } from './recipe-entry.ts';

const operations = [{ operation: 'camera' }] as const;

describe('completeRecipe', () => {
  it('fills in everything an entry leaves out', () => {
    expect(completeRecipe('camera', { id: 'swing', operations, sample: 'girl' })).toEqual({
      format: 'kinora-recipe',
      version: 1,
      id: 'swing',
      title: 'recipe.swing.title',
      description: 'recipe.swing.description',
      category: 'camera',
      inputs: ['picture'],
      parameters: [],
      operations,
      season: null,
      price: [
        { seconds: 5, credits: 8 },
        { seconds: 10, credits: 14 },
      ],
      sample: 'girl',
    });
  });

  it('keeps what an entry says', () => {
    const recipe = completeRecipe('hug', {
      id: 'swing',
      inputs: ['clip', 'text'],
      parameters: [
        { id: 'tempo', unit: 'beats-per-minute', minimum: 60, maximum: 160, step: 2, usual: 100 },
        { id: 'metal', choices: ['gold', 'silver'], usual: 'gold' },
      ],
      operations,
      season: 'new-year',
      price: 'large',
      sample: 'girl',
    });
    expect(recipe).toMatchObject({ inputs: ['clip', 'text'], season: { from: '12-27', to: '01-06' } });
    expect(recipe.price.map(({ credits }) => credits)).toEqual([10, 18]);
    expect(recipe.parameters.map(({ kind, label }) => [kind, label])).toEqual([
      ['number', 'parameter.tempo'],
      ['choice', 'parameter.metal'],
    ]);
  });
});
