import type { Mode } from '@kinora/contracts/catalogue';
import type { KeyOffer, KeyProvider, OwnKeys } from '@kinora/contracts/creations';

interface Wanted {
  readonly model: string;
  readonly mode: Mode;
}

const makes = ({ models }: KeyOffer, { model, mode }: Wanted): boolean =>
  models.some((one) => one.model === model && one.modes.includes(mode));

/** Those that run the models of several vendors, at prices of their own. */
const AGGREGATORS: readonly KeyProvider[] = ['fal', 'replicate'];

const offersOf = ({ keys, offers }: OwnKeys): readonly KeyOffer[] => {
  const mine = offers.filter(({ provider }) => keys.some((key) => key.provider === provider));
  return mine.toSorted((one, other) => AGGREGATORS.indexOf(one.provider) - AGGREGATORS.indexOf(other.provider));
};

/** Whose key makes a clip: the vendor's own before that of an aggregator. Undefined where none does. */
export const keyFor = (own: OwnKeys, wanted: Wanted): KeyProvider | undefined =>
  offersOf(own).find((offer) => makes(offer, wanted))?.provider;

/** What a member's own keys make. */
export const ownModels = (own: OwnKeys): KeyOffer['models'] => offersOf(own).flatMap(({ models }) => models);
