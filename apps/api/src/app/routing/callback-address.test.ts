import { createOutbound, REMOTE_KINDS } from '@kinora/video-providers';
import { expect, it } from 'vitest';

import { ROUTE_DEFAULTS } from '../../domain/routing/route.ts';
import { callbackAddress } from './callback-address.ts';

const ADDRESSES = { own: 'https://studio.example.com', here: 'http://127.0.0.1:4000/' };

function aRoute(provider: string, source: 'operator' | 'simulated' = 'operator') {
  const outbound = createOutbound();
  const made = REMOTE_KINDS.find(({ name }) => name === provider)?.create({ outbound, key: 'key' });
  if (!made) throw new Error(`there is no ${provider}`);
  const rest = { id: provider, provider, base: null, source, isPaused: false, revision: 1 };
  return { provider: made, isFree: false, route: { ...ROUTE_DEFAULTS, ...rest } };
}

it('is at the address people use, and on this machine for a vendor that is simulated here', () => {
  expect(callbackAddress(aRoute('vidu'), ADDRESSES)).toBe('https://studio.example.com/api/kinora/hooks/routes/vidu');
  expect(callbackAddress(aRoute('vidu', 'simulated'), ADDRESSES)).toBe(
    'http://127.0.0.1:4000/api/kinora/hooks/routes/vidu',
  );
});

it('is nowhere for who signs nothing, and where nobody can be reached', () => {
  expect(callbackAddress(aRoute('minimax'), ADDRESSES)).toBeUndefined();
  expect(callbackAddress(aRoute('vidu'), { own: undefined, here: undefined })).toBeUndefined();
  expect(callbackAddress(undefined, ADDRESSES)).toBeUndefined();
});
