import { findModel } from '@kinora/contracts/catalogue';
import { describe, expect, it } from 'vitest';

import { statusOf, type Wanted } from './model-status.ts';

const LOCAL = [{ model: 'local', modes: ['text'] as const }];

function statusOfSlug(slug: string, routes: Wanted['routes'] = LOCAL) {
  const model = findModel(slug);
  if (!model) throw new Error(`${slug} is not in the catalogue`);
  return statusOf(model, { mode: 'text', routes });
}

describe('statusOf', () => {
  it('tells what runs here from what is not connected', () => {
    expect(statusOfSlug('local')).toBe('here');
    expect(statusOfSlug('veo-3-1')).toBe('unconnected');
    expect(statusOfSlug('veo-3-1', [{ model: 'veo-3-1', modes: ['image'] }])).toBe('unconnected');
  });

  it('calls a closed model closed, even when a route still names it', () => {
    expect(statusOfSlug('sora-2')).toBe('closed');
    expect(statusOfSlug('sora-2', [{ model: 'sora-2', modes: ['text'] }])).toBe('closed');
  });
});
