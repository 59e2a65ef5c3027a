// The first script of the page: nothing else sees what it takes out of the address.
import { takeArrival } from '@kinora/browser/arrival';

import { runScript, startAfterLoad } from './start-after-load.ts';

/** What the address carried; kept here alone. */
export const arrival = takeArrival();

startAfterLoad({ document, run: runScript });
