import { integral } from '@kinora/contracts/money';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** Credits that can be spent now; 0 for a guest. */
export const readBalance = (client: ApiClient): Answer<typeof integral, number> =>
  translate(client.call(integral, {}), ({ total }) => total);
