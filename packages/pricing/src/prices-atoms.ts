import { createAnswer } from '@kinora/api-client';
import { readPrices } from '@kinora/api-client/money';
import { atom } from 'jotai';

/** Prices are the same for everybody. */
const prices = createAnswer({ ownerAtom: atom('everybody'), read: readPrices });

/** What is on sale, as far as it is known; reading it asks for nothing. */
export const pricesAtom = prices.knownAtom;

/** The same, read while it is shown. */
export const livePricesAtom = prices.answerAtom;

/** Reads what is on sale, where it is not there. */
export const loadPricesAtom = prices.loadAtom;
