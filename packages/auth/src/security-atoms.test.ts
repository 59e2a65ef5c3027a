import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { securityAtom } from './security-atoms.ts';

it('is the profile the server tells, and the specification where none is known', () => {
  const store = createStore();
  expect(store.get(securityAtom)).toBe('spec');
  store.set(siteAtom, aSiteConfig({ securityProfile: 'hardened' }));
  expect(store.get(securityAtom)).toBe('hardened');
});
