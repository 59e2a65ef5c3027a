import { findMode, microUsdOf, type InputProblems } from '@kinora/contracts/catalogue';

import type { Offer, RemoteProvider } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;

const offerFor = (offers: readonly Offer[], { mode, model }: Asked): Offer | undefined =>
  offers.find((offer) => offer.model === model && offer.mode === mode);

/** The vendor's list price of the catalogue. Throws for what is not in it: requests are checked before. */
function listPrice({ input, mode, model }: Asked): number {
  const known = findMode(model, mode);
  if (!known) throw new Error(`the catalogue has no ${mode} of ${model}`);
  const chosen = Object.fromEntries(
    Object.keys(known.parameters).flatMap((name) => {
      const value = input[name as keyof typeof known.parameters];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return microUsdOf(known, chosen);
}

/** What a request asks for and the provider lacks. A parameter at the catalogue's first value asks for nothing. */
function problemsOf({ input, mode, model }: Asked, { lacks = [] }: Offer): InputProblems | undefined {
  const { parameters = {} } = findMode(model, mode) ?? {};
  const usual = (name: (typeof lacks)[number]) =>
    name === 'negative' || name === 'seed' ? undefined : parameters[name]?.[0];
  const asked = lacks.filter((name) => input[name] !== undefined && input[name] !== usual(name) && name !== 'seed');
  return asked.length === 0 ? undefined : Object.fromEntries(asked.map((name) => [name, 'not-supported']));
}

/** What a provider offers, at the vendor's list price. */
export function offering(offers: readonly Offer[]): Pick<RemoteProvider, 'offers' | 'quote' | 'validate'> {
  return {
    offers,
    quote: listPrice,
    validate(asked) {
      const offer = offerFor(offers, asked);
      return offer ? problemsOf(asked, offer) : { mode: 'not-supported' };
    },
  };
}
