import type { SiteConfig } from '@kinora/contracts';

import { Overloaded } from '../adapters/identity/gate.ts';
import { isUnavailable } from '../adapters/postgres/connection.ts';
import { createCountries } from '../adapters/site/countries.ts';
import { CheckoutUnavailable } from '../domain/money/checkout-provider.ts';
import { regionRule, type CountryOf } from '../domain/site/region.ts';
import { createApp } from '../http/create-app.ts';
import { limitGuesses } from '../http/identity/limit-guesses.ts';
import { sessionCookies } from '../http/identity/session-cookies.ts';
import { productRoutes } from '../http/identity/sign-in/product-routes.ts';
import { bindingCookie } from '../http/identity/visitor.ts';
import { ownKeyRoutes } from '../http/routing/own-key-routes.ts';
import { serveProviderHook } from '../http/routing/serve-provider-hook.ts';
import { choosePort, listen } from '../http/site/listen.ts';
import { siteConfigOf } from '../http/site/site.ts';
import { wholeContract } from '../http/whole-contract.ts';
import { batchFileParts, batchParts } from './creations/batch-parts.ts';
import { clipParts } from './creations/clip-parts.ts';
import { googleParts } from './identity/google-parts.ts';
import { identityParts } from './identity/identity-parts.ts';
import { exportParts, profileParts } from './identity/profile-parts.ts';
import { recoveryParts } from './identity/recovery-parts.ts';
import { libraryFileParts, libraryParts, mediaParts } from './library/library-parts.ts';
import { mailParts, mailProtocols } from './mail/mail-parts.ts';
import { checkoutParts, hookProtocol } from './money/checkout-parts.ts';
import { creditParts, creditsFileParts } from './money/credit-parts.ts';
import { projectParts } from './projects/project-parts.ts';
import { ownKeyParts } from './routing/own-key-parts.ts';
import type { Runtime } from './runtime.ts';
import { shareParts } from './sharing/share-parts.ts';
import { siteParts } from './site/site-parts.ts';
import { uploadParts, uploadProtocols, uploadServer } from './uploads/upload-parts.ts';

const log = (message: string) => console.error(`server: ${message}`);

/** Files that are made while they are read. */
const madeFiles = (runtime: Runtime, base: () => string) => ({
  accountExport: exportParts(runtime, base),
  creditsFile: creditsFileParts(runtime),
  batchFile: batchFileParts(runtime),
  libraryFile: libraryFileParts(runtime),
});

interface Surroundings {
  /** The address people use, once it is known. */
  readonly base: () => string;
  readonly config: SiteConfig;
  readonly countryOf: CountryOf;
  /** Where members' files come in. */
  readonly incoming: ReturnType<typeof uploadServer>;
}

/** Everything the contract declares, a topic after the other; `hub` holds the open event streams. */
function answers(runtime: Runtime, { base, config, countryOf, incoming }: Surroundings) {
  const ownKeys = ownKeyParts(runtime);
  const clips = clipParts(runtime, ownKeys);
  const google = googleParts(runtime, base);
  const shares = shareParts(runtime, base);
  const isKept = runtime.env.securityProfile === 'hardened';
  const contract = wholeContract(
    [
      ...identityParts(runtime, base),
      ...google.routes,
      ...limitGuesses(runtime, [...mailParts(runtime, base), ...profileParts(runtime)]),
      ...recoveryParts(runtime),
      ...checkoutParts(runtime, base),
      ...productRoutes({ ...runtime, isKept }),
      ...creditParts(runtime),
      ...batchParts(runtime),
      ...clips.routes,
      ...ownKeyRoutes(ownKeys),
      ...uploadParts(runtime),
      ...libraryParts(runtime, { base, present: clips.present }),
      ...projectParts(runtime, clips.present),
      ...shares.routes,
    ],
    {
      ...siteParts(runtime, { config, countryOf }),
      ...mediaParts(runtime),
      sharedFile: shares.protocol,
      creationEvents: clips.hub.protocol,
      ...uploadProtocols(incoming.protocol),
      ...madeFiles(runtime, base),
      authCallback: google.protocol,
      paymentHook: hookProtocol(runtime),
      providerHook: serveProviderHook({ ...runtime, book: runtime.routeBook, now: Date.now }),
    },
    mailProtocols(runtime),
  );
  return { contract, hub: clips.hub, shared: shares.look };
}

/** Serves the contract and the studio on one origin; `close` ends streams and lets running requests end. */
export async function startApi(runtime: Runtime): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { baseUrl, env, secrets, sessions } = runtime;
  const port = await choosePort(env);
  const config = siteConfigOf(env);
  const incoming = uploadServer(runtime);
  const countryOf = createCountries({ file: env.countryDatabase, log });
  let url = env.url ?? `http://${env.host}:${port}`;
  const base = () => url;
  const { contract, hub, shared } = answers(runtime, { base, config, countryOf, incoming });
  const app = createApp({
    ...contract,
    sessions,
    studio: env.studio,
    shared,
    config,
    base,
    cookie: () => bindingCookie(url),
    sessionCookies: env.securityProfile === 'hardened' ? () => sessionCookies(url) : undefined,
    originKeys: secrets.accepted.originKey,
    isUnavailable: (error) =>
      isUnavailable(error) || error instanceof Overloaded || error instanceof CheckoutUnavailable,
    trustedProxies: env.trustedProxies,
    isServed: regionRule(countryOf, env.blockedCountries),
    logLevel: env.log,
    now: Date.now,
  });
  const bound = await listen(app, { host: env.host, port });
  const listens = `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${bound}`;
  baseUrl.tell(listens);
  url = env.url ?? listens;
  return {
    url,
    async close() {
      hub.close();
      await incoming.close();
      await app.close();
    },
  };
}
