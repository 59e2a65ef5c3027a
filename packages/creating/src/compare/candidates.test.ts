import { GPU_CREDITS } from '@kinora/contracts';
import {
  CATALOGUE,
  checkInput,
  findMode,
  inputWith,
  modeWithout,
  slotsOf,
  type Mode,
} from '@kinora/contracts/catalogue';
import { describe, expect, it } from 'vitest';

import { freshDraft, modeOf, type Draft } from '../draft/draft.ts';
import { candidatesOf, firstChoice, type CandidateFacts } from './candidates.ts';

const facts: CandidateFacts = {
  offered: ({ model, mode }) => findMode(model, mode),
  ownKeyFor: () => null,
  gpuCredits: GPU_CREDITS,
  references: 0,
};
const of = (change: Partial<Draft> = {}, known: Partial<CandidateFacts> = {}) =>
  candidatesOf({ ...freshDraft('text', 7), prompt: 'a fox', ...change }, { ...facts, ...known });
const byModel = (slug: string, ...args: Parameters<typeof of>) => of(...args).find(({ model }) => model === slug);

/** Our own engine without the shortest lengths and without seeds. */
const someOf: CandidateFacts['offered'] = ({ model, mode }) => {
  const found = findMode(model, mode);
  return found && modeWithout(found, model === 'local' ? { seconds: [3, 4, 5], seed: true } : undefined);
};

describe('candidatesOf', () => {
  it('names a negative prompt that a model does not take', () => {
    const avoiding = { negative: 'birds' };
    expect(byModel('vidu-q1', avoiding)?.lost).toContainEqual({ name: 'negative' });
    expect(byModel('local', avoiding)).toMatchObject({ lost: [], input: avoiding });
  });

  it.each<Mode>(['text', 'image', 'first-last', 'reference', 'video'])(
    'makes of a draft of the mode %s what each model takes',
    (mode) => {
      const starts = CATALOGUE.filter(({ modes }) => modes.some((one) => one.mode === mode));
      for (const { slug } of starts) {
        const draft = { ...freshDraft(starts[0]?.slug === 'local' ? mode : 'text', 7), model: slug, mode };
        const choices = modeOf(draft).parameters;
        const first = Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values[0]]));
        for (const { input, model, price } of candidatesOf({ ...draft, prompt: 'a fox', choices: first }, facts)) {
          if (input === null) continue;
          const files = inputWith(Object.fromEntries(slotsOf(modeOf({ model, mode })).map((slot) => [slot, 'file'])));
          expect([model, checkInput(model, mode, { ...input, ...files }).ok]).toEqual([model, true]);
          expect(price).toBeGreaterThanOrEqual(8);
        }
      }
    },
  );

  it('leaves out what makes no such clips, and what does not run here', () => {
    const here = of(
      {},
      { offered: ({ model, mode }) => (model === 'veo-3-1' ? undefined : findMode(model, mode)) },
    ).map(({ model }) => model);
    expect(here).toContain('local');
    expect(here).not.toContain('veo-3-1');
    expect(of().every(({ model }) => CATALOGUE.some((one) => one.slug === model))).toBe(true);
  });

  it('names what a model cannot keep, and nothing of the draft’s own', () => {
    expect(byModel('local')).toMatchObject({ lost: [], price: 8, ownKey: null });
    expect(byModel('veo-3-1')?.lost.length).toBeGreaterThan(0);
  });

  it('asks for nothing that nobody here can do', () => {
    const local = byModel('local', { choices: { seconds: 3, resolution: '360p' } }, { offered: someOf });
    expect(local?.lost).toEqual([{ name: 'seconds', from: 3, to: 6 }]);
    expect(local?.input).toMatchObject({ seconds: 6 });
    expect(local?.input).not.toHaveProperty('seed');
  });

  it('costs nothing with an own key', () => {
    expect(byModel('vidu-q1', {}, { ownKeyFor: () => 'vidu' })).toMatchObject({ ownKey: 'vidu', price: 0 });
  });

  it('says why a model cannot make it', () => {
    const prompt = 'x'.repeat(1900);
    const short = of({ prompt }).find(({ input }) => input === null);
    expect(short?.problems).toEqual({ prompt: 'too-long' });
    const base = { ...freshDraft('text', 7), prompt: 'a fox' };
    const referring = CATALOGUE.find(({ modes }) => modes.some(({ mode }) => mode === 'reference'));
    const draft = { ...base, model: referring?.slug ?? '', mode: 'reference' } as const;
    expect(candidatesOf(draft, { ...facts, references: 99 }).every(({ input }) => input === null)).toBe(true);
  });
});

describe('firstChoice', () => {
  it('begins with the draft’s model and the one that keeps most, then costs least', () => {
    const [own, other] = firstChoice(of(), 'local');
    const others = of().filter(({ input, model }) => model !== 'local' && input !== null);
    const least = Math.min(...others.map(({ lost }) => lost.length));
    expect(own).toBe('local');
    expect(others.find(({ model }) => model === other)?.lost).toHaveLength(least);
    expect(
      firstChoice(
        of({}, { offered: ({ model, mode }) => (model === 'local' ? findMode(model, mode) : undefined) }),
        'local',
      ),
    ).toEqual(['local']);
    expect(firstChoice([], 'local')).toEqual([]);
  });
});
