import type { Offer, RemoteProvider } from '@kinora/video-providers';
import { expect, it } from 'vitest';

import { createRouteBook, type RunningRoute } from './route-book.ts';
import { createRouted } from './routed.ts';

const VEO: Offer = { model: 'veo-3-1', mode: 'text' };
const VIDU: Offer = { model: 'vidu-q1', mode: 'image' };

const refuse = () => Promise.reject(new Error('nothing runs here'));

function aRoute(
  id: string,
  change: { offers?: readonly Offer[]; isFree?: boolean; isPaused?: boolean; cost?: number } = {},
): RunningRoute {
  const { cost = 400_000, isFree = false, isPaused = false, offers = [VEO] } = change;
  const provider: RemoteProvider = {
    name: id,
    offers,
    hasKeys: false,
    quote: () => cost,
    validate: ({ input }) => (input.negative === undefined ? undefined : { negative: 'not-supported' }),
    start: refuse,
    check: refuse,
    cancel: refuse,
    fetch: refuse,
  };
  const source = isFree ? ('simulated' as const) : ('operator' as const);
  const limits = { models: {}, place: 1, parallel: 1, perSecond: 1, microUsdADay: 1, revision: 1 };
  return { provider, isFree, route: { id, provider: id, base: null, source, isPaused, ...limits } };
}

const bookOf = (routes: readonly RunningRoute[], own: Readonly<Record<string, RunningRoute>> = {}) =>
  createRouteBook({ read: () => routes, running: (id) => Promise.resolve(own[id]) });

const asked = { model: 'veo-3-1', mode: 'text', input: { prompt: 'a boat' }, price: 32 } as const;
const idsOf = (routes: readonly RunningRoute[], change: object = {}) =>
  bookOf(routes)
    .candidates({ ...asked, ...change })
    .map(({ microUsd, route }) => [route.id, microUsd]);

it('offers the routes that can make it for what was held, in their order', () => {
  const routes = [
    aRoute('dear', { cost: 400_001 }),
    aRoute('second'),
    aRoute('other', { offers: [VIDU] }),
    aRoute('last'),
  ];
  expect(idsOf(routes)).toEqual([
    ['second', 400_000],
    ['last', 400_000],
  ]);
});

it('leaves out what is paused, and what cannot do what is asked', () => {
  expect(idsOf([aRoute('paused', { isPaused: true })])).toEqual([]);
  expect(idsOf([aRoute('one')], { input: { prompt: 'a boat', negative: 'rain' } })).toEqual([]);
});

it('counts what costs the operator nothing as free, whatever was held', () => {
  expect(idsOf([aRoute('own', { isFree: true })], { price: 0 })).toEqual([['own', 0]]);
});

it('knows whose bill a model goes on', () => {
  const book = bookOf([aRoute('own', { isFree: true, offers: [VIDU] }), aRoute('vendor', { offers: [VIDU, VEO] })]);
  expect(book.kindOf('vidu-q1', 'image')).toBe('vendor');
  expect(bookOf([aRoute('own', { isFree: true })]).kindOf('veo-3-1', 'text')).toBe('local');
  expect(book.kindOf('hailuo-02', 'text')).toBeUndefined();
  expect(book.find('own')?.route.id).toBe('own');
  expect([book.placesOf('vidu-q1'), book.placesOf('veo-3-1'), book.placesOf('local')]).toEqual([2, 1, 0]);
});

it('tells our own engine from what runs elsewhere', () => {
  const routed = createRouted(
    [{ name: 'engine', routes: [{ model: 'local', modes: ['text'] }], make: () => Promise.reject(new Error('no')) }],
    bookOf([aRoute('vendor')]),
  );
  expect(routed('local', 'text')).toEqual({ kind: 'local', isEngine: true });
  expect(routed('veo-3-1', 'text')).toMatchObject({ kind: 'vendor', isEngine: false });
  expect(routed('veo-3-1', 'text')?.lacks?.({ negative: 'rain' })).toEqual({ negative: 'not-supported' });
  expect(routed('veo-3-1', 'text')?.lacks?.({ prompt: 'a boat' })).toBeUndefined();
  expect(routed('veo-3-1', 'image')).toBeUndefined();
});
