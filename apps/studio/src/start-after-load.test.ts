// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { startAfterLoad } from './start-after-load.ts';

const HEAD = '<meta name="kinora-scripts" content="/assets/studio-1.js /assets/libraries-1.js">';
const ran: string[] = [];
const run = (script: string) => void ran.push(script);
const start = (state: DocumentReadyState) => {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  startAfterLoad({ document, run });
};
const announced = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  ran.length = 0;
  document.head.innerHTML = HEAD;
});

describe('the studio of a page that was drawn ahead', () => {
  it('starts when everything is there, once', () => {
    start('interactive');
    expect(ran).toEqual([]);
    globalThis.dispatchEvent(new Event('load'));
    globalThis.dispatchEvent(new Event('pointerdown'));
    expect(ran).toEqual(['/assets/studio-1.js']);
    expect(announced()).toEqual(['/assets/libraries-1.js']);
  });

  it.each(['load', 'error'])('waits for all styles, whose end is %s', (end) => {
    // The test's browser loads no styles, and says so.
    vi.spyOn(console, 'error').mockReturnValue();
    document.head.innerHTML = HEAD.replace('.js">', '.js /assets/studio-1.css">');
    start('complete');
    expect(ran).toEqual([]);
    expect(announced()).toEqual(['/assets/libraries-1.js', '/assets/studio-1.js', '/assets/studio-1.css']);
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    sheet?.dispatchEvent(new Event(end));
    expect(ran).toEqual(['/assets/studio-1.js']);
    expect(sheet?.matches('[data-missing]')).toBe(end === 'error');
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])('starts at once with %s', (use) => {
    start('interactive');
    globalThis.dispatchEvent(new Event(use));
    expect(ran).toEqual(['/assets/studio-1.js']);
  });

  it('starts at once in a page that is there already', () => {
    start('complete');
    expect(ran).toEqual(['/assets/studio-1.js']);
  });
});

describe('another page', () => {
  it('starts the studio itself', () => {
    document.head.innerHTML = '';
    start('complete');
    expect(ran).toEqual([]);
  });

  it('is never made to run what is not ours', () => {
    document.head.innerHTML = '<meta name="kinora-scripts" content="https://elsewhere.test/a.js">';
    start('complete');
    expect(ran).toEqual([]);
  });
});
