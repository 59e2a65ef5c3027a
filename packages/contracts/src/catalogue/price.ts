import { PRICE_MIN } from '../limits.ts';
import type { CatalogueMode, Choices } from './catalogue-types.ts';
import { combinationsOf, holds } from './catalogue.ts';

const CREDITS_PER_USD = 80;
const MICRO = 1_000_000;

/** Credits for a maker's price in millionths of a US dollar: decisions 4, in integers. */
export function creditsFor(microUsd: number): number {
  return Math.max(PRICE_MIN, Math.ceil((microUsd * CREDITS_PER_USD) / MICRO));
}

/**
 * What the vendor charges for one clip, in millionths of a US dollar; 0 where the price is in credits. Throws for a
 * combination the catalogue does not price: check `breachOf` first.
 */
export function microUsdOf(mode: CatalogueMode, choices: Choices): number {
  if ('flat' in mode.price) return 0;
  const fitting = mode.price.rows.filter((row) => holds(row.when, choices));
  const [row] = fitting;
  if (row === undefined || fitting.length > 1)
    throw new Error(`${fitting.length} prices for ${JSON.stringify(choices)}`);
  const times = row.per === 'second' ? Number(choices.seconds) : 1;
  return row.microUsd * times;
}

/** The price of one clip in credits. Throws for a combination the catalogue does not price: check `breachOf` first. */
export function priceOf(mode: CatalogueMode, choices: Choices): number {
  return 'flat' in mode.price ? mode.price.flat : creditsFor(microUsdOf(mode, choices));
}

/** The cheapest and the dearest clip of a mode, in credits. */
export function priceRange(mode: CatalogueMode): { readonly from: number; readonly to: number } {
  if ('flat' in mode.price) return { from: mode.price.flat, to: mode.price.flat };
  const prices = combinationsOf(mode).map((choices) => priceOf(mode, choices));
  return { from: Math.min(...prices), to: Math.max(...prices) };
}
