import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { summariseProgress } from './tray-summary.ts';

describe('summariseProgress', () => {
  it('is nothing while nothing is in progress', () => {
    expect(summariseProgress([])).toBeNull();
    expect(summariseProgress([aReadyCreation()])).toBeNull();
  });

  it('counts frames over everything unfinished and waits for the last', () => {
    const running = aCreation({ id: 'a', state: 'running', done: 90, total: 120, etaP50: 3 });
    const waiting = aCreation({ id: 'b', state: 'waiting', done: 0, total: 120, etaP50: 40 });
    expect(summariseProgress([running, waiting, aReadyCreation()])).toEqual({ count: 2, percent: 37, seconds: 40 });
  });

  it('says no time when that of one is not known', () => {
    const [running, waiting] = [aCreation({ state: 'running', etaP50: 1 }), aCreation({ id: 'b', etaP50: null })];
    expect(summariseProgress([running, waiting])?.seconds).toBeNull();
    expect(summariseProgress([aCreation({ etaP50: null })])?.seconds).toBeNull();
  });
});
