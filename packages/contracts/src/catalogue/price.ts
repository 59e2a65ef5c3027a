import { PRICE_MIN } from '../limits.ts';
import type { CatalogueMode, Choices, Condition } from './catalogue-types.ts';
import { combinationsOf, holds } from './catalogue.ts';

const CREDITS_PER_USD = 80;
const MICRO = 1_000_000;
const MILLI = 1000;

/** Credits for a maker's price in millionths of a US dollar: decisions 4, in integers. */
export function creditsFor(microUsd: number): number {
  return Math.max(PRICE_MIN, Math.ceil((microUsd * CREDITS_PER_USD) / MICRO));
}

/** The one row that fits. Throws for a combination the catalogue does not price: check `breachOf` first. */
function rowFor<Row extends { readonly when: Condition }>(rows: readonly Row[], choices: Choices): Row {
  const fitting = rows.filter(({ when }) => holds(when, choices));
  const [row] = fitting;
  if (row === undefined || fitting.length > 1)
    throw new Error(`${fitting.length} prices for ${JSON.stringify(choices)}`);
  return row;
}

/**
 * What the vendor charges for one clip, in millionths of a US dollar; 0 where there is no bill. Throws for a
 * combination the catalogue does not price.
 */
export function microUsdOf({ price }: CatalogueMode, choices: Choices): number {
  if (!('rows' in price)) return 0;
  const { microUsd, per } = rowFor(price.rows, choices);
  return microUsd * (per === 'second' ? Number(choices.seconds) : 1);
}

/** Credits for seconds of a graphics card, in whole thousandths of a credit so that nothing is lost in between. */
const gpuPrice = (seconds: number, gpuCredits: number): number =>
  Math.max(PRICE_MIN, Math.ceil((seconds * Math.round(gpuCredits * MILLI)) / MILLI));

/**
 * The price of one clip in credits; `gpuCredits` are what this server's operator asks for a second of the graphics card.
 * Throws for a combination the catalogue does not price.
 */
export function priceOf(mode: CatalogueMode, choices: Choices, gpuCredits: number): number {
  const { price } = mode;
  if ('flat' in price) return price.flat;
  if ('gpu' in price) return gpuPrice(rowFor(price.gpu, choices).seconds, gpuCredits);
  return creditsFor(microUsdOf(mode, choices));
}

/** The cheapest and the dearest clip of a mode, in credits. */
export function priceRange(mode: CatalogueMode, gpuCredits: number): { readonly from: number; readonly to: number } {
  if ('flat' in mode.price) return { from: mode.price.flat, to: mode.price.flat };
  const prices = combinationsOf(mode).map((choices) => priceOf(mode, choices, gpuCredits));
  return { from: Math.min(...prices), to: Math.max(...prices) };
}
