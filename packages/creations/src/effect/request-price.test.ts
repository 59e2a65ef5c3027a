import { GPU_CREDITS } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { requestPrice } from './request-price.ts';

const request = { model: 'local', mode: 'text', input: { seconds: 5 }, count: 2, cost: 0 } as const;

describe('requestPrice', () => {
  it('counts every clip of every prompt', async () => {
    expect(await requestPrice(request, GPU_CREDITS)).toBe(16);
    expect(await requestPrice({ ...request, prompts: ['a boat', 'a fox', 'a kite'] }, GPU_CREDITS)).toBe(48);
  });

  it('sums up what is compared, each clip at the price of its model', async () => {
    const input = { prompt: 'a boat', seconds: 5 };
    const first = { ...request, count: 1, input };
    const veo = { model: 'veo-3-1', input: { prompt: 'a boat', seconds: 8, resolution: '720p' } };
    const alone = (await requestPrice({ ...first, ...veo }, GPU_CREDITS)) ?? 0;
    const others = [veo, { ...veo, ownKey: 'google' as const }, { model: 'local', input }];
    expect(alone).toBeGreaterThan(8);
    expect(await requestPrice({ ...first, others }, GPU_CREDITS)).toBe(16 + alone);
    expect(await requestPrice({ ...first, others: [{ model: 'nobody', input }] }, GPU_CREDITS)).toBeNull();
  });

  it('is nothing for a free trial', async () => {
    const trial = { ...request, mode: 'effect', input: { effect: 'bunny-hop', seconds: 5 }, count: 1 } as const;
    expect(await requestPrice({ ...trial, trial: true }, GPU_CREDITS)).toBe(0);
    expect(await requestPrice(trial, GPU_CREDITS)).toBe(8);
  });

  it('knows no price of what is not sold', async () => {
    expect(await requestPrice({ ...request, model: 'nobody' }, GPU_CREDITS)).toBeNull();
  });
});
