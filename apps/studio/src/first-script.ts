// The first script of the page: nothing else sees what it takes out of the address.
import { takeArrival } from '@kinora/browser/arrival';

import { runScript, startQuietly } from './start-quietly.ts';

/** What the address carried; kept here alone. */
export const arrival = takeArrival();

startQuietly({ document, run: runScript });
