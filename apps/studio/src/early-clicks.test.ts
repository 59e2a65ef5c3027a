// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { recordClick, replayClick } from './early-clicks.ts';

const PAGE = '<a href="/terms/">Terms</a><button><svg></svg> Log in </button><button aria-label="Menu">x</button>';
let pressed: string[] = [];

/** The same page with a studio that listens. */
function hydrate(markup = PAGE) {
  document.removeEventListener('click', recordClick);
  document.body.innerHTML = markup;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.textContent.trim()));
  }
}

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = PAGE;
  document.addEventListener('click', recordClick);
});

it('presses again what was pressed before anybody listened, once', () => {
  document.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));
  hydrate();
  replayClick(document.body);
  expect(pressed).toEqual(['Log in']);
  replayClick(document.body);
  expect(pressed).toEqual(['Log in']);
});

it('presses nothing where nothing was pressed, or what was is gone or off', () => {
  document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }));
  hydrate();
  replayClick(document.body);
  document.addEventListener('click', recordClick);
  document.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true }));
  pressed = [];
  hydrate('<button disabled>Log in</button>');
  replayClick(document.body);
  expect(pressed).toEqual([]);
});
