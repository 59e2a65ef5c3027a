import { FAILURE_REASONS, failureFacts } from '@kinora/contracts';
import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import { isNotCharged } from '@kinora/credits';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { actionWords, asksAgain, endingWords, isCancelledByMember } from './ending-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const said = (words: MessageDescriptor | null) => (words === null ? '' : i18n._(words));

describe('every reason of a failure', () => {
  it.each(FAILURE_REASONS)('has words, one action, and a sentence about money that is true: %s', (reason) => {
    const creation = aFailedCreation(reason);
    const { tag, happened, next, action } = endingWords(creation);
    expect(said(tag)).not.toBe('');
    for (const sentence of [said(happened), said(next)]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(said(actionWords(action, creation))).toMatch(asksAgain(action) ? /for 8$/ : /^(?:Change|Choose|Edit) /);
    expect(isNotCharged(creation)).toBe(true);
    expect(isNotCharged({ ...creation, receipt: { ...creation.receipt, held: 8, returned: 0 } })).toBe(false);
  });

  it.each(FAILURE_REASONS)('offers the same again only where that may succeed: %s', (reason) => {
    const { kind, isTriedAgain, remedy } = failureFacts(reason);
    const again = asksAgain(endingWords(aFailedCreation(reason)).action);
    const isHopeless = ['input-refused', 'output-refused', 'bad-input', 'quota'].includes(kind);
    expect(isHopeless && again).toBe(false);
    expect(again).toBe(remedy === 'retry' || remedy === 'wait');
    expect(kind === 'busy' && !isTriedAgain).toBe(false);
  });

  it('names the file that was given: a picture or a video', () => {
    const [image, video] = (['image', 'video'] as const).map((mode) =>
      actionWords('change-picture', { mode, price: 8 }),
    );
    expect([said(image ?? null), said(video ?? null)]).toEqual(['Change image', 'Change video']);
  });

  it.each(FAILURE_REASONS)('has words that fit an effect: %s', (reason) => {
    const effect = aFailedCreation(reason, { mode: 'effect', input: { effect: 'bunny-hop' } });
    const words = [said(endingWords(effect).next), said(actionWords(endingWords(effect).action, effect))].join(' ');
    expect(words).not.toMatch(/model|Edit/);
  });
});

describe('endingWords', () => {
  it.each([
    ['cancelled', 'You cancelled this', 'Run again for 8'],
    ['declined', 'Declined before it started', 'Edit prompt'],
    ['expired', 'Expired', 'Try again for 8'],
    ['failed', 'Failed', 'Try again for 8'],
  ] as const)('tags %s as "%s" without a failure', (state, tag, button) => {
    const creation = aCreation({ state });
    expect(said(endingWords(creation).tag)).toBe(tag);
    expect(said(actionWords(endingWords(creation).action, creation))).toBe(button);
  });

  it('never shows a reason it does not know as it is: its kind tells enough', () => {
    // A newer server knows more reasons.
    const failure = { ...aFailedCreation('busy').failure, reason: 'E_QUUX' } as never;
    expect(said(endingWords({ ...aFailedCreation('busy'), failure }).next)).toBe('Try again in a minute.');
    const strange = { reason: 'E_QUUX' } as never;
    expect(said(endingWords({ ...aFailedCreation('busy'), failure: strange }).next)).toBe('Try again.');
  });

  it.each([
    ['refund', 'The payment was refunded.'],
    ['dispute', 'The payment was disputed with the bank.'],
  ])('says why a clip was cancelled that its member did not cancel: %s', (reason, sentence) => {
    const receipt = { ...aCreation().receipt, held: 8, charged: 0, returned: 8, reason };
    const creation = aCreation({ state: 'cancelled', receipt });
    const { action, happened, tag } = endingWords(creation);
    expect([said(tag), said(happened), action]).toEqual(['Cancelled', sentence, 'run-again']);
    expect(isCancelledByMember(creation)).toBe(false);
    expect(isCancelledByMember(aCreation({ state: 'cancelled' }))).toBe(true);
  });

  it('leads from a trial to its effect, where it is free again', () => {
    const failed = aFailedCreation('crashed', { mode: 'effect' });
    const { action } = endingWords({ ...failed, trial: true });
    expect([said(actionWords(action, failed)), asksAgain(action)]).toEqual(['Open the effect', false]);
    expect(asksAgain(endingWords(failed).action)).toBe(true);
    expect(endingWords({ ...aFailedCreation('declined'), trial: true }).action).toBe('change-prompt');
  });

  it('leads from an export to its project', () => {
    expect(said(endingWords(aFailedCreation('file-gone', { mode: 'edit' })).next)).toBe(
      'Open the project and export it again.',
    );
  });

  it('marks only what went wrong as danger', () => {
    expect(endingWords(aFailedCreation('storage-full')).look).toBe('danger');
    expect(endingWords(aFailedCreation('expired')).look).toBe('neutral');
    expect(endingWords(aCreation({ state: 'cancelled' })).look).toBe('neutral');
  });
});

describe('a clip with the member’s own key', () => {
  it('is told as the member’s matter, and tried again with the key', () => {
    const refused = { ...aFailedCreation('key-refused'), ownKey: 'vidu' } as const;
    const { happened, next } = endingWords(refused);
    expect([said(happened), said(next)]).toEqual([
      'The provider doesn’t accept your key.',
      'Check your key in your account, or create with credits.',
    ]);
    const lost = { ...aFailedCreation('no-answer'), ownKey: 'vidu' } as const;
    expect(said(actionWords(endingWords(lost).action, lost))).toBe('Try again with your key');
  });
});
