import { refreshWhileMounted } from '@kinora/api-client';
import { refreshBalanceAtom } from '@kinora/credits';

/** Showing it asks what the member can spend. */
export const readingBalanceAtom = refreshWhileMounted([], refreshBalanceAtom);
