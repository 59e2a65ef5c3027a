import { describe, expect, it } from 'vitest';

import { CREDIT_REASONS } from './credits.ts';
import { endStateOf, FAILURE_REASONS, failureFacts, isFailureReason, toldReason } from './failure.ts';

/** Words that servers stored before there were kinds. */
const OLD = ['busy', 'codec-missing', 'crashed', 'declined', 'expired', 'gone', 'interrupted'] as const;

describe('the reasons of failures', () => {
  it('have a kind each, and every kind has a reason', () => {
    expect(new Set(FAILURE_REASONS.map((reason) => failureFacts(reason).kind))).toEqual(
      new Set('input-refused output-refused quota busy bad-input maker-gone timed-out our-fault'.split(' ')),
    );
  });

  it('are reasons why credits came back, every one', () => {
    expect(CREDIT_REASONS).toEqual(expect.arrayContaining([...FAILURE_REASONS]));
  });

  it('keep the words of before', () => {
    for (const word of [...OLD, 'out-of-memory', 'storage-full', 'timed-out']) expect(isFailureReason(word)).toBe(true);
  });

  it('are never tried again by themselves where the same can only fail again', () => {
    const again = FAILURE_REASONS.filter((reason) => failureFacts(reason).isTriedAgain);
    const kinds = new Set(again.map((reason) => failureFacts(reason).kind));
    expect(kinds).toEqual(new Set(['busy', 'maker-gone', 'timed-out', 'our-fault']));
    expect(again).toContain('busy');
    expect(again).not.toContain('gone');
  });

  it.each(['E_QUUX', 'toString', ''])('count as ours where nobody knows them: %o', (word) => {
    expect(isFailureReason(word)).toBe(false);
    expect(failureFacts(word)).toEqual({ kind: 'our-fault', remedy: 'retry', isTriedAgain: true });
    expect(endStateOf(word)).toBe('failed');
  });

  it('are told by their kind where only that is known, and as ours where nothing is', () => {
    expect(toldReason({ reason: 'no-answer', kind: 'busy' })).toBe('no-answer');
    expect(toldReason({ reason: 'E_QUUX', kind: 'output-refused' })).toBe('withheld');
    for (const kind of [undefined, 'E_KIND', 'toString']) {
      expect(toldReason({ reason: 'E_QUUX', ...(kind === undefined ? {} : { kind }) })).toBe('crashed');
    }
    expect(toldReason(null)).toBe('crashed');
  });

  it('end as declined where the maker refused what it shows', () => {
    const declined = FAILURE_REASONS.filter((reason) => endStateOf(reason) === 'declined');
    expect(declined).toEqual(['declined', 'picture-declined', 'withheld']);
  });
});
