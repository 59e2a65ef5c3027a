// The first script of the page: nothing else sees what it takes out of the address.
import { takeArrival } from '@kinora/browser/arrival';

import { startQuietly } from './start-quietly.ts';

/** What the address carried; kept here alone. */
export const arrival = takeArrival();

startQuietly({ document, run: (script) => void import(/* @vite-ignore */ script).catch(console.error) });
