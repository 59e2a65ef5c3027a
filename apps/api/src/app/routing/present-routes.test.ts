import type { Offer, RemoteProvider } from '@kinora/video-providers';
import { expect, it } from 'vitest';

import { createPresentedRoutes, presentRoutes } from './present-routes.ts';
import type { RunningRoute } from './route-book.ts';

const VEO: Offer = { model: 'veo-3-1', mode: 'text' };
const VIDU: Offer = { model: 'vidu-q1', mode: 'image' };

const refuse = () => Promise.reject(new Error('nothing runs here'));

/** Open routes; `asked` counts what their providers are asked. */
function opened() {
  const asked = { times: 0 };
  const open = (id: string, offers: readonly Offer[], lacks: Readonly<Record<string, unknown>> = {}): RunningRoute => {
    const provider: RemoteProvider = {
      name: id,
      offers,
      hasKeys: false,
      quote: () => 0,
      validate({ input }) {
        asked.times += 1;
        const lacking = Object.entries(lacks).filter(([name, value]) =>
          Object.entries(input).some(([key, one]) => key === name && one === value),
        );
        return lacking.length > 0 ? { [lacking[0]?.[0] ?? '']: 'not-supported' } : undefined;
      },
      start: refuse,
      check: refuse,
      cancel: refuse,
      fetch: refuse,
    };
    const source = id === 'simulated' ? ('simulated' as const) : ('operator' as const);
    const limits = { models: {}, place: 1, parallel: 1, perSecond: 1, microUsdADay: 1, revision: 1 };
    return { provider, isFree: false, route: { id, provider: id, base: null, source, isPaused: false, ...limits } };
  };
  return { asked, open };
}

it('tells of each model once, and which are simulated', () => {
  const { open } = opened();
  expect(presentRoutes([open('simulated', [VEO]), open('other', [VIDU, { model: 'veo-3-1', mode: 'image' }])])).toEqual(
    [
      { model: 'veo-3-1', modes: ['text', 'image'], isSimulated: true },
      { model: 'vidu-q1', modes: ['image'] },
    ],
  );
});

it('tells what no route of a model can do', () => {
  const { open } = opened();
  const some = open('some', [VEO, VIDU], { resolution: '4k', shape: '9:16' });
  const others = open('others', [VEO], { resolution: '4k' });
  expect(presentRoutes([some])).toEqual([
    { model: 'veo-3-1', modes: ['text'], lacks: { text: { resolution: ['4k'], shape: ['9:16'] } } },
    { model: 'vidu-q1', modes: ['image'] },
  ]);
  expect(presentRoutes([some, others])[0]?.lacks).toEqual({ text: { resolution: ['4k'] } });
  expect(presentRoutes([some, others, open('all', [VEO])])[0]).not.toHaveProperty('lacks');
});

it('asks providers again only when other routes are open', () => {
  const { asked, open } = opened();
  const [one, other] = [open('one', [VEO]), open('other', [VEO], { resolution: '4k' })];
  let routes = [one, other];
  const presented = createPresentedRoutes(() => [...routes]);
  expect(presented()[0]).not.toHaveProperty('lacks');
  const { times } = asked;
  expect(presented()).toBe(presented());
  expect(asked.times).toBe(times);
  routes = [other];
  expect(presented()[0]?.lacks).toEqual({ text: { resolution: ['4k'] } });
  expect(asked.times).toBeGreaterThan(times);
  routes = [];
  expect(presented()).toEqual([]);
});
