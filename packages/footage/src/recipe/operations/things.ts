import type { Context2d } from '@kinora/drawing';

import { makeAtmosphere, type Atmosphere, type AtmospherePaint } from '../../photo/atmosphere.ts';
import { makeBolts } from '../art/bolts.ts';
import { makeButterflies } from '../art/butterflies.ts';
import { makeFire } from '../art/fire.ts';
import { makeFireworks } from '../art/fireworks.ts';
import { makeFlight } from '../art/flight.ts';
import { FLIGHTS } from '../art/flights.data.ts';
import type { MakeOperation, Studio } from '../studio.ts';

/** Things of the air that photo clips have too. */
const AIRS: Readonly<Record<string, Atmosphere>> = {
  confetti: 'confetti',
  snow: 'snow',
  rain: 'rain',
  petals: 'petals',
  leaves: 'leaves',
  embers: 'embers',
  fireflies: 'fireflies',
  fog: 'fog',
  rays: 'rays',
  'light-leaks': 'light-leaks',
};

const OWN: Readonly<Record<string, (studio: Studio, amount: number) => AtmospherePaint>> = {
  fire: makeFire,
  fireworks: makeFireworks,
  lightning: makeBolts,
  butterflies: makeButterflies,
};

function make(studio: Studio, kind: string, amount: number): AtmospherePaint | null {
  const air = AIRS[kind];
  if (air) return makeAtmosphere(studio.space, air);
  const own = OWN[kind];
  if (own) return own(studio, amount);
  const flight = FLIGHTS[kind];
  return flight ? makeFlight(studio, flight, amount) : null;
}

/** Fills the air behind and before the subject with things. */
export const things: MakeOperation = (studio, values) => {
  const paint = make(studio, values.text('kind'), values.number('amount') / 100);
  return {
    arrange: (layers, { time, presence }) => {
      if (!paint || presence <= 0.01) return;
      const faded = (draw: (ctx: Context2d) => void) => (ctx: Context2d) => {
        ctx.globalAlpha = presence;
        draw(ctx);
      };
      layers.behind.push(faded((ctx) => paint.back(ctx, time)));
      layers.before.push(faded((ctx) => paint.front(ctx, time)));
    },
  };
};
