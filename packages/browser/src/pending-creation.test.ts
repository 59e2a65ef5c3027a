// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { dropPendingCreation, readPendingCreation, savePendingCreation } from './pending-creation.ts';
import { pausePendingCreation } from './pending-flag.ts';

const pending = {
  model: 'local',
  mode: 'text',
  input: { prompt: 'a paper boat', seed: 7 },
  count: 2,
  cost: 16,
  key: 'k-1',
  label: 'local',
} as const;
const NOW = 1_795_262_400_000;
const HOUR = 3_600_000;

beforeEach(() => {
  window.sessionStorage.clear();
  dropPendingCreation();
});

describe('a pending creation', () => {
  it('comes back as it was saved, under the names of the specification', () => {
    expect(savePendingCreation(pending, NOW)).toBe(true);
    expect(readPendingCreation(NOW)).toEqual({ pending, resumes: true, isFresh: true });
    expect(window.localStorage.getItem('crateVideoData')).toContain('"gold_coins":16,"gaAction":"local"');
  });

  it('keeps that it is a free trial', () => {
    const trial = { ...pending, mode: 'effect', count: 1, cost: 0, trial: true } as const;
    savePendingCreation(trial, NOW);
    expect(readPendingCreation(NOW)?.pending).toEqual(trial);
  });

  it('keeps what is compared and whose keys make it, and nothing that it does not know', () => {
    const other = { model: 'vidu-q1', input: { prompt: 'a paper boat' }, ownKey: 'vidu' } as const;
    const compared = { ...pending, count: 1, ownKey: 'fal' as const, others: [other] };
    savePendingCreation(compared, NOW);
    expect(readPendingCreation(NOW)?.pending).toEqual(compared);
    const strange = { ...pending, ownKey: 7, others: [{ model: 7 }, other] };
    window.localStorage.setItem(
      'crateVideoData',
      JSON.stringify({ ...strange, gold_coins: 16, gaAction: 'local', at: NOW }),
    );
    expect(readPendingCreation(NOW)?.pending).toEqual({ ...pending, others: [other] });
  });

  it('keeps several prompts, and nothing else for one', () => {
    const listed = { ...pending, prompts: ['a boat', 'a fox'] };
    savePendingCreation(listed, NOW);
    expect(readPendingCreation(NOW)?.pending).toEqual(listed);
    const stored: object = JSON.parse(window.localStorage.getItem('crateVideoData') ?? '{}');
    window.localStorage.setItem('crateVideoData', JSON.stringify({ ...stored, prompts: [7] }));
    expect(readPendingCreation(NOW)?.pending).toEqual(pending);
  });

  it.each([
    [0, true],
    [HOUR - 1, true],
    [HOUR, false],
    [-1, false],
  ])('%i ms later resumes: %s', (age, resumes) => {
    savePendingCreation(pending, NOW);
    expect(readPendingCreation(NOW + age)).toMatchObject({ resumes, isFresh: resumes });
  });

  it('never resumes when a member was refused it', () => {
    const refused = { ...pending, refused: true } as const;
    savePendingCreation(refused, NOW);
    expect(readPendingCreation(NOW)).toEqual({ pending: refused, resumes: false, isFresh: true });
  });

  it('waits for a click in another tab', () => {
    savePendingCreation(pending, NOW);
    window.sessionStorage.clear();
    expect(readPendingCreation(NOW)).toEqual({ pending, resumes: false, isFresh: true });
  });

  it('waits for a click when its sign-in was given up', () => {
    savePendingCreation(pending, NOW);
    pausePendingCreation();
    expect(readPendingCreation(NOW)).toEqual({ pending, resumes: false, isFresh: true });
  });

  it('is gone after it was dropped', () => {
    savePendingCreation(pending, NOW);
    dropPendingCreation();
    expect(readPendingCreation(NOW)).toBeNull();
  });

  it.each([{ mode: 'song' }, { input: 'a boat' }, { key: '' }, { model: 7 }, { count: 0 }, { gold_coins: '8' }])(
    'with %o is dropped',
    (change) => {
      savePendingCreation(pending, NOW);
      const stored: object = JSON.parse(window.localStorage.getItem('crateVideoData') ?? '{}');
      window.localStorage.setItem('crateVideoData', JSON.stringify({ ...stored, ...change }));
      expect(readPendingCreation(NOW)).toBeNull();
      expect(window.localStorage.getItem('crateVideoData')).toBeNull();
    },
  );
});
