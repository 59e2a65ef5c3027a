import { describe, expect, it } from 'vitest';

import { freshDraft } from './draft.ts';
import { parseDraft } from './parse-draft.ts';

const draft = { ...freshDraft('text', 7), prompt: 'a fox', negative: 'birds', count: 3, keepsSeed: true };

describe('parseDraft', () => {
  it('reads back what was written', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), ['text'])).toEqual(draft);
  });

  it.each([null, 'text', 5, {}, { ...draft, seed: -1 }, { ...draft, seed: 1.5 }, { ...draft, model: 'nobody' }])(
    'drops %j',
    (stored) => {
      expect(parseDraft(stored, ['text'])).toBeUndefined();
    },
  );

  it('replaces choices that the model no longer has', () => {
    const stored = { ...draft, choices: { shape: '21:9', seconds: 'long', style: 'ink', evil: 'x' } };
    const parsed = parseDraft(stored, ['text']);
    expect(parsed?.choices).toEqual({ ...draft.choices, style: 'ink' });
  });

  it('keeps crops that make sense', () => {
    const first = { x: 0.5, y: 0.25, zoom: 1.5 };
    const crops = { first, last: { ...first, zoom: 30 }, evil: first };
    expect(parseDraft({ ...draft, crops }, ['text'])?.crops).toEqual({ first });
  });

  it('replaces a count and a prompt that make no sense', () => {
    expect(parseDraft({ ...draft, count: 400, prompt: 7 }, ['text'])).toMatchObject({ count: 1, prompt: '' });
  });
});
