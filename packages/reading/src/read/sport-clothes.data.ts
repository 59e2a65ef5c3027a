import type { Worn } from '@kinora/subjects';

/** What those have on who are told by their sport, by the name of what they ride. */
export const SPORT_CLOTHES: Readonly<Record<string, readonly Worn[]>> = {
  skateboard: ['hoodie', 'helmet'],
};
