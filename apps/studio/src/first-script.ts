// The first script of the page: nothing else sees what it takes out of the address.
import { takeArrival } from '@kinora/browser/arrival';

/** What the address carried; kept here alone. */
export const arrival = takeArrival();
