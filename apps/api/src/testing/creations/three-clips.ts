import type { PlanTier } from '@kinora/contracts/plans';
import { expect } from 'vitest';

import type { OwnAccount } from '../identity/own-account.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

/** Members with a plan and three ready clips of one prompt; their ids, newest first. */
export const withThreeClips =
  (aMember: () => Promise<OwnAccount>, tiers: Map<string, PlanTier>) =>
  async (prompt = 'a fox') => {
    const ada = await aMember();
    tiers.set(ada.id, 'pro');
    const input = { prompt, resolution: '360p', seconds: 3, seed: 7 };
    await ada.create('three-clips', { input, count: 3, gold_coins: 24 });
    const areReady = async () => (await ada.creations()).every(({ state }) => state === 'ready');
    await expect.poll(areReady, PATIENT).toBe(true);
    return { ada, ids: (await ada.creations()).map(({ id }) => id) };
  };
