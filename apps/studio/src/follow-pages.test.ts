// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followPages } from './follow-pages.ts';

interface Rendered {
  readonly fromLocation?: object;
  readonly pathChanged: boolean;
  readonly hashChanged: boolean;
  readonly toLocation: { readonly hash: string };
}

const told: string[] = [];
let stop: () => void;
/** What the router does when a page was drawn. */
let render: (event: Rendered) => void;

function aRouter(address: string) {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/terms' })]);
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
}

function follow(address = '/terms') {
  const router = aRouter(address);
  const unsubscribe = vi.fn<() => void>();
  vi.spyOn(router, 'subscribe').mockImplementation((_name, listener) => {
    // The one event that is asked for.
    render = listener as unknown as typeof render;
    return unsubscribe;
  });
  stop = followPages(router, (title) => told.push(title));
  return unsubscribe;
}

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 80));

beforeEach(() => {
  told.length = 0;
  document.title = 'Kinora';
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('names the first page and tells nothing: it is read from its top anyway', async () => {
  show('<h1>Terms</h1>');
  follow();
  render({ pathChanged: true, hashChanged: false, toLocation: { hash: '' } });
  await soon();
  expect([document.title, told, document.activeElement]).toEqual(['Terms · Kinora', [], document.body]);
});

it('tells the title of a page that one came to', async () => {
  show('<h1>Terms</h1>');
  follow();
  await soon();
  show('<h1>Effects</h1>');
  render({ fromLocation: {}, pathChanged: true, hashChanged: false, toLocation: { hash: '' } });
  await soon();
  expect(told).toEqual(['Effects · Kinora']);
});

it('tells the title of a page that somebody came to before it followed', async () => {
  const loaded = { name: `${location.origin}/elsewhere/` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  show('<h1>Terms</h1>');
  follow();
  await soon();
  expect([told, document.activeElement]).toEqual([['Terms · Kinora'], document.querySelector('h1')]);
});

it('goes to an anchor without telling the page again, and ignores what else changes in the address', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  show('<h1>Terms</h1><h2 id="credits">Credits</h2>');
  follow('/terms#credits');
  await soon();
  render({ fromLocation: {}, pathChanged: false, hashChanged: false, toLocation: { hash: 'credits' } });
  await soon();
  expect(scroll).toHaveBeenCalledOnce();
  render({ fromLocation: {}, pathChanged: false, hashChanged: true, toLocation: { hash: 'credits' } });
  await soon();
  expect([scroll.mock.calls.length, told]).toEqual([2, []]);
});

it('tells only of the page that one stays on, and stops', async () => {
  show('');
  const unsubscribe = follow();
  render({ fromLocation: {}, pathChanged: true, hashChanged: false, toLocation: { hash: '' } });
  stop();
  show('<h1>Effects</h1>');
  await soon();
  expect(told).toEqual([]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
