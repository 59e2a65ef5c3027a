import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const namesIn = (prompt: string) => planScene(prompt, OPTIONS).cast.map(({ name }) => name);

describe('a meal', () => {
  it.each([
    'a family having dinner',
    'eine Familie beim Abendessen',
    'una familia durante el desayuno',
    'une famille qui prend le dîner',
    '朝食の家族',
  ])('is at a table: %s', (prompt) => {
    const plan = planScene(prompt, OPTIONS);
    expect(plan.cast.map(({ name }) => name)).toEqual(['family', 'table', 'feast']);
    expect(plan.cast[0]).toMatchObject({ rig: 'person', count: 4, relation: { kind: 'around', to: 1 } });
    expect(plan.set).toBe('kitchen');
  });

  it('is at the table that is named', () => {
    const [family] = planScene('a family at breakfast, a table', OPTIONS).cast;
    expect(family?.relation).toEqual({ kind: 'around', to: 1 });
  });

  it('is laid on the table that is named, where nothing else is', () => {
    expect(namesIn('a family at breakfast, a table in the kitchen')).toEqual(['family', 'table', 'feast']);
    expect(namesIn('a cake on a table in the kitchen, a family at breakfast')).not.toContain('feast');
  });

  it('brings nothing where a dish is named, or nobody is there', () => {
    expect(namesIn('a woman with a pizza for dinner')).not.toContain('table');
    expect(namesIn('a cat at breakfast')).toEqual(['cat']);
  });
});
