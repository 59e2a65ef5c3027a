// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { goOnTyping, noteSending, typedEarly } from './typed-early.ts';

const field = () => document.querySelector('textarea');

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea>';
});

describe('a page that was drawn before the studio ran', () => {
  it('has nothing to keep while nobody touched it', () => {
    expect(typedEarly(document.body)).toBeNull();
    document.body.innerHTML = '<p>Terms</p>';
    expect(typedEarly(document.body)).toBeNull();
  });

  it('hands over what was typed, with the focus where it was', () => {
    const before = field();
    before?.focus();
    Object.assign(before ?? {}, { value: 'a paper boat' });
    before?.setSelectionRange(2, 7);
    const typed = typedEarly(document.body);
    expect(typed).toEqual({ text: 'a paper boat', isFocused: true, from: 2, to: 7, wasSent: false });
    document.body.innerHTML = '<textarea>a paper boat</textarea>';
    if (typed) goOnTyping(document.body, typed);
    expect(document.activeElement).toBe(field());
    expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([2, 7]);
  });

  it('hands over that it was sent, by the keys that send a prompt alone', () => {
    Object.assign(field() ?? {}, { value: 'a fox' });
    document.addEventListener('keydown', noteSending);
    const press = (init: KeyboardEventInit) =>
      field()?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    press({ key: 'Enter' });
    expect(typedEarly(document.body)?.wasSent).toBe(false);
    press({ key: 'Enter', ctrlKey: true });
    expect(typedEarly(document.body)?.wasSent).toBe(true);
    document.removeEventListener('keydown', noteSending);
  });

  it('takes no focus that was elsewhere', () => {
    Object.assign(field() ?? {}, { value: 'a fox' });
    const typed = typedEarly(document.body);
    document.body.innerHTML = '<textarea>a fox</textarea>';
    if (typed) goOnTyping(document.body, typed);
    expect(document.activeElement).not.toBe(field());
  });
});
