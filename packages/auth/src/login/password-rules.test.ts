import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { passwordHint, passwordRules, securityAtom } from './password-rules.ts';

describe('what a new password may be', () => {
  it('is said by the profile of the server, and by the specification where none is known', () => {
    const store = createStore();
    expect(store.get(securityAtom)).toBe('spec');
    store.set(siteAtom, aSiteConfig({ securityProfile: 'hardened' }));
    expect(store.get(securityAtom)).toBe('hardened');
  });

  it.each([
    ['spec', 'minlength: 6; maxlength: 16; allowed: lower, upper, digit, [-', /^6 to 16 /],
    ['hardened', 'minlength: 8; maxlength: 64; allowed: ascii-printable;', /^8 to 64 /],
  ] as const)('is told to managers and to people alike under %s', (security, rules, hint) => {
    expect(passwordRules(security).passwordrules).toContain(rules);
    expect(passwordHint(security).message).toMatch(hint);
  });
});
