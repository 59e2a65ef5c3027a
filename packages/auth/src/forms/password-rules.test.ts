import { describe, expect, it } from 'vitest';

import { passwordHint, passwordRules } from './password-rules.ts';

describe('what a new password may be', () => {
  it.each([
    ['spec', 'minlength: 6; maxlength: 16; allowed: lower, upper, digit, [-', /^6–16 /],
    ['hardened', 'minlength: 8; maxlength: 64; allowed: ascii-printable;', /^8–64 /],
  ] as const)('is told to managers and to people alike under %s', (security, rules, hint) => {
    expect(passwordRules(security).passwordrules).toContain(rules);
    expect(passwordHint(security).message).toMatch(hint);
  });
});
