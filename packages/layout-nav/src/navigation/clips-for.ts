import { GPU_CREDITS } from '@kinora/contracts';
import { findMode, priceRange } from '@kinora/contracts/catalogue';

const LOCAL = findMode('local', 'text');
const COST = LOCAL ? priceRange(LOCAL, GPU_CREDITS).from : 1;

/** How many clips of the local engine a balance buys. */
export const clipsFor = (balance: number): number => Math.floor(balance / COST);
