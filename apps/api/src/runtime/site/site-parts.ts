import type { SiteConfig } from '@kinora/contracts';
import { CODES } from '@kinora/contracts/wire';

import { INSTANCE } from '../../adapters/instance.ts';
import { withinLimits } from '../../app/within-limits.ts';
import type { CountryOf } from '../../domain/site/region.ts';
import { refusal } from '../../http/envelope.ts';
import { callerOf } from '../../http/identity/visitor.ts';
import { serveIpInfo } from '../../http/site/serve-ip-info.ts';
import { serveSite } from '../../http/site/site.ts';
import type { Runtime } from '../runtime.ts';

const hasSchema = async ({ db }: Runtime) =>
  (await db.selectFrom('migration').select('name').limit(1).execute()).length > 0;

function ipInfoLimit({ audit, limits, secrets }: Runtime) {
  return async (address: string) => {
    const caller = callerOf(address, {}, secrets.accepted.originKey);
    const admitted = await withinLimits({ audit, limits }, 'ip-info', caller);
    return admitted.ok ? undefined : refusal(CODES.tooMany, 'busy', { retry_after: admitted.failure.retryAfter });
  };
}

interface SiteParts {
  readonly config: SiteConfig;
  readonly countryOf: CountryOf;
}

/** What the server says of itself, and to callers of where they are. */
export function siteParts(runtime: Runtime, { config, countryOf }: SiteParts) {
  const site = serveSite(config, { instance: INSTANCE, isReady: () => hasSchema(runtime) });
  const ipInfo = serveIpInfo({ countryOf, word: runtime.env.signWord, now: Date.now, limit: ipInfoLimit(runtime) });
  return { livez: site, readyz: site, siteConfig: site, ipInfo };
}
