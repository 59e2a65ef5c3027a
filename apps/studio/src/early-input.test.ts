// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { recordSend, earlyInput } from './early-input.ts';

const field = () => document.querySelector('textarea');

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea>';
});

describe('a page that was drawn before the studio ran', () => {
  it('has nothing to keep while nobody touched it', () => {
    expect(earlyInput(document.body)).toBeNull();
    document.body.innerHTML = '<p>Terms</p>';
    expect(earlyInput(document.body)).toBeNull();
  });

  it('hands over what was typed', () => {
    Object.assign(field() ?? {}, { value: 'a paper boat' });
    expect(earlyInput(document.body)).toEqual({ text: 'a paper boat', wasSent: false });
  });

  it('hands over that it was sent, by the keys that send a prompt alone', () => {
    Object.assign(field() ?? {}, { value: 'a fox' });
    document.addEventListener('keydown', recordSend);
    const press = (init: KeyboardEventInit) =>
      field()?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    press({ key: 'Enter' });
    expect(earlyInput(document.body)?.wasSent).toBe(false);
    press({ key: 'Enter', ctrlKey: true });
    expect(earlyInput(document.body)?.wasSent).toBe(true);
    document.removeEventListener('keydown', recordSend);
  });
});
