// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { enterPage, goToAnchor, nameFirstPage } from './page-arrival.ts';

const arrival = (hash = '') => ({ hash, signal: new AbortController().signal });
const show = (title: string, more = '') => {
  document.body.innerHTML = `<main><h1>${title}</h1>${more}</main>`;
};

beforeEach(() => {
  document.title = 'Kinora';
});
afterEach(() => vi.restoreAllMocks());

describe('a page', () => {
  it('that does not name itself is named after its heading', async () => {
    show('Text to Video');
    await nameFirstPage(arrival());
    expect(document.title).toBe('Text to Video · Kinora');
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the name it gave itself', async () => {
    show('Privacy');
    document.title = 'Privacy · Kinora';
    expect(await enterPage(arrival())).toBe('Privacy · Kinora');
  });

  it('that the server named leaves with that name', async () => {
    document.head.innerHTML = '<link rel="canonical" href="/a/"><title>Drawn · Kinora</title>';
    show('Text to video');
    await nameFirstPage(arrival());
    expect(document.title).toBe('Drawn · Kinora');
    show('Effects');
    expect(await enterPage(arrival())).toBe('Effects · Kinora');
    document.head.innerHTML = '<title>Kinora</title>';
  });

  it('does not go by the name of the one before', async () => {
    show('Effects');
    expect(await enterPage(arrival())).toBe('Effects · Kinora');
    show('Mirror');
    expect(await enterPage(arrival())).toBe('Mirror · Kinora');
  });

  it('takes the focus to its heading, without a scroll', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    show('Effects');
    await enterPage(arrival());
    expect(document.activeElement?.tagName).toBe('H1');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('leaves the focus to a field and to a dialog', async () => {
    for (const html of ['<input>', '<dialog open><button>x</button></dialog>']) {
      show('Effects', html);
      const own = document.querySelector<HTMLElement>('input, dialog button');
      own?.focus();
      await enterPage(arrival());
      expect(document.activeElement).toBe(own);
    }
  });

  it('that was left meanwhile says nothing', async () => {
    show('Effects');
    const leaving = new AbortController();
    const entered = enterPage({ hash: '', signal: leaving.signal });
    leaving.abort();
    expect(await entered).toBeNull();
  });
});

describe('an anchor', () => {
  it('is gone to when it comes', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    show('Terms');
    const going = goToAnchor(arrival('credits'));
    expect(scroll).not.toHaveBeenCalled();
    show('Terms', '<h2 id="credits">Credits</h2>');
    await going;
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('is nothing where the address names none', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await goToAnchor(arrival());
    expect(scroll).not.toHaveBeenCalled();
  });
});
