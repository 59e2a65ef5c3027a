// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import { awaitedElement } from './awaited-element.ts';

const heading = () => document.querySelector('h1');
const signal = new AbortController().signal;

afterEach(() => document.body.replaceChildren());

function addHeading() {
  document.body.append(document.createElement('h1'));
}

describe('an element', () => {
  it('that is there is found at once', async () => {
    addHeading();
    expect((await awaitedElement(heading, { signal }))?.tagName).toBe('H1');
  });

  it('that comes later is waited for', async () => {
    const found = awaitedElement(heading, { signal });
    addHeading();
    expect((await found)?.tagName).toBe('H1');
  });

  it('that never comes is given up', async () => {
    expect(await awaitedElement(heading, { signal, waitMs: 1 })).toBeNull();
  });

  it('is not waited for any more when the page is left', async () => {
    const leaving = new AbortController();
    const found = awaitedElement(heading, { signal: leaving.signal });
    leaving.abort();
    addHeading();
    expect(await found).toBeNull();
    expect(await awaitedElement(heading, { signal: leaving.signal })).toBeNull();
  });
});
