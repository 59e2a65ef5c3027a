import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { CODES, UPLOAD_LIMITS, type Mode, type SiteConfig } from '@kinora/contracts';
import { isFreeRoute, routeFor } from '@kinora/video-providers';

import { Overloaded } from '../adapters/identity/gate.ts';
import { INSTANCE } from '../adapters/instance.ts';
import { isUnavailable } from '../adapters/postgres/connection.ts';
import { createPostgresTrials } from '../adapters/postgres/creations/postgres-trials.ts';
import { createCountries } from '../adapters/site/countries.ts';
import { createFileCopier } from '../adapters/storage/copy-stored-file.ts';
import { createForecasts, keepsTold } from '../app/creations/forecasts.ts';
import { withinLimits } from '../app/within-limits.ts';
import { CheckoutAway } from '../domain/money/checkout-provider.ts';
import { regionRule } from '../domain/site/region.ts';
import { createApp, type Protocol } from '../http/create-app.ts';
import { creationRoutes } from '../http/creations/creation-routes.ts';
import { createPresenter } from '../http/creations/present-creation.ts';
import { createEventHub } from '../http/creations/serve-events.ts';
import { refusal } from '../http/envelope.ts';
import { limitGuesses } from '../http/identity/limit-guesses.ts';
import { sessionCookies } from '../http/identity/session-cookies.ts';
import { identityRoutes } from '../http/identity/sign-in/identity-routes.ts';
import { productRoutes } from '../http/identity/sign-in/product-routes.ts';
import { bindingCookie, callerOf } from '../http/identity/visitor.ts';
import { serveMedia } from '../http/library/serve-media.ts';
import { exportRoutes } from '../http/projects/export-routes.ts';
import { projectRoutes } from '../http/projects/project-routes.ts';
import { choosePort, listen } from '../http/site/listen.ts';
import { serveIpInfo } from '../http/site/serve-ip-info.ts';
import { serveSite, siteConfigOf } from '../http/site/site.ts';
import { createUploadServer } from '../http/uploads/serve-uploads.ts';
import { uploadRoutes } from '../http/uploads/upload-routes.ts';
import { wholeContract } from '../http/whole-contract.ts';
import { tidyUploads } from '../jobs/uploads/tidy-uploads.ts';
import { batchFileParts, batchParts } from './creations/batch-parts.ts';
import { googleParts } from './identity/google-parts.ts';
import { exportParts, profileParts } from './identity/profile-parts.ts';
import { recoveryParts } from './identity/recovery-parts.ts';
import { libraryFileParts, libraryParts } from './library/library-parts.ts';
import { mailParts, mailProtocols } from './mail/mail-parts.ts';
import { checkoutParts, hookProtocol } from './money/checkout-parts.ts';
import { creditParts, creditsFileParts } from './money/credit-parts.ts';
import type { Runtime } from './runtime.ts';
import { shareParts } from './sharing/share-parts.ts';
import { placesOf } from './start-worker.ts';

const digest = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
const log = (message: string) => console.error(`server: ${message}`);

function clipParts(runtime: Runtime, base: () => string) {
  const { addresses, creations, env, ledger, plans, providers, storage } = runtime;
  const sideBySide = placesOf(env.workers);
  const forecasts = createForecasts({ creations, sideBySide, now: Date.now });
  const present = createPresenter({ addresses, forecasts, plans });
  const routed = (model: string, mode: Mode) => (routeFor(providers, { model, mode }) ? ('local' as const) : undefined);
  const routes = creationRoutes({
    creations,
    clipUploads: runtime.clipUploads,
    ledger,
    plans,
    storage,
    routed,
    isFree: (model, mode) => isFreeRoute(providers, { model, mode }),
    trials: createPostgresTrials(runtime.db),
    zone: env.site.zone,
    now: Date.now,
    random: Math.random,
    digest,
    present,
    keepTold: keepsTold({ creations, forecasts }),
    routes: providers.flatMap((provider) => provider.routes),
  });
  const { feed, readers, sessionEnds } = runtime;
  const hub = createEventHub({ creations, feed, readers, sessionEnds, present, log });
  const shares = shareParts(runtime, base);
  return {
    hub,
    shared: shares.look,
    protocols: {
      media: serveMedia({ files: runtime.files, storage, addresses }),
      sharedFile: shares.protocol,
      creationEvents: hub.protocol,
    },
    routes: [
      ...routes,
      ...uploadRoutes({ ...uploading(runtime), addresses }),
      ...libraryParts(runtime, { base, present }),
      ...projectRoutes(runtime),
      ...exportRoutes({ ...runtime, digest, present, now: Date.now }),
      ...shares.routes,
    ],
  };
}

/** What making uploads of clips takes. */
function uploading({ clipUploads, creations, env, files, plans, storage, uploads }: Runtime) {
  const copyFile = createFileCopier({ storage, folder: join(env.home, 'work') });
  return { clipUploads, copyFile, creations, files, limitsOf: uploadLimits({ env, plans }), plans, storage, uploads };
}

/** A member with a plan may bring more. */
function uploadLimits({ env, plans }: Pick<Runtime, 'env' | 'plans'>) {
  const { bytes, planBytes, unfinished } = env.uploads;
  return async (memberId: string) => {
    const isLarger = await plans.hasPlan(memberId);
    return { unfinished, bytes: isLarger ? Math.max(bytes, planBytes) : bytes };
  };
}

function uploadServer({ env, plans, storage, uploadParts: parts, uploads }: Runtime) {
  return createUploadServer({
    uploads,
    parts,
    storage,
    limitsOf: uploadLimits({ env, plans }),
    fileBytes: UPLOAD_LIMITS.timeline.bytes,
    isUnavailable,
    clear: () => tidyUploads({ uploads, parts, storage }),
    log,
  });
}

function identityParts(runtime: Runtime, base: () => string) {
  const { audit, devices, env, ledger, limits, memberAddresses, members, passwords, sessions } = runtime;
  const welcome = (locale: string) => memberAddresses.welcome({ base: base(), locale });
  const balanceOf = async (id: string) => (await ledger.balance(id)).available;
  const isUniform = env.securityProfile === 'hardened';
  const ports = { audit, devices, limits, members, passwords, sessions };
  return identityRoutes({ ...ports, start: env.start, isUniform, balanceOf, welcome });
}

function ipInfoLimit({ audit, limits, secrets }: Runtime) {
  return async (address: string) => {
    const admitted = await withinLimits(
      { audit, limits },
      'ip-info',
      callerOf(address, {}, secrets.accepted.originKey),
    );
    return admitted.ok ? undefined : refusal(CODES.tooMany, 'busy', { retry_after: admitted.failure.retryAfter });
  };
}

/** Files that are made while they are read. */
const madeFiles = (runtime: Runtime, base: () => string) => ({
  accountExport: exportParts(runtime, base),
  creditsFile: creditsFileParts(runtime),
  batchFile: batchFileParts(runtime),
  libraryFile: libraryFileParts(runtime),
});

const hasSchema = async ({ db }: Runtime) =>
  (await db.selectFrom('migration').select('name').limit(1).execute()).length > 0;

function siteParts(runtime: Runtime, config: SiteConfig) {
  const site = serveSite(config, { instance: INSTANCE, isReady: () => hasSchema(runtime) });
  return { livez: site, readyz: site, siteConfig: site };
}

/** Each step of an upload by tus, by the one who knows them all. */
const uploadProtocols = (tus: Protocol) => ({
  beginUpload: tus,
  continueUpload: tus,
  uploadOffset: tus,
  removeUpload: tus,
});

/** Serves the contract and the studio on one origin; `close` ends streams and lets running requests end. */
export async function startApi(runtime: Runtime): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { env, secrets, sessions } = runtime;
  const port = await choosePort(env);
  const isHardened = env.securityProfile === 'hardened';
  const config = siteConfigOf(env);
  const incoming = uploadServer(runtime);
  const countryOf = createCountries({ file: env.countryDatabase, log });
  let url = env.url ?? `http://${env.host}:${port}`;
  const google = googleParts(runtime, () => url);
  const { hub, protocols, routes, shared } = clipParts(runtime, () => url);
  const app = createApp({
    ...wholeContract(
      [
        ...identityParts(runtime, () => url),
        ...google.routes,
        ...limitGuesses(runtime, [...mailParts(runtime, () => url), ...profileParts(runtime)]),
        ...recoveryParts(runtime),
        ...checkoutParts(runtime, () => url),
        ...productRoutes({ ...runtime, isKept: isHardened }),
        ...creditParts(runtime),
        ...batchParts(runtime),
        ...routes,
      ],
      {
        ...siteParts(runtime, config),
        ...protocols,
        ...uploadProtocols(incoming.protocol),
        ...madeFiles(runtime, () => url),
        ipInfo: serveIpInfo({ countryOf, word: env.signWord, now: Date.now, limit: ipInfoLimit(runtime) }),
        authCallback: google.protocol,
        paymentHook: hookProtocol(runtime),
      },
      mailProtocols(runtime),
    ),
    sessions,
    studio: env.studio,
    shared,
    config,
    base: () => url,
    cookie: () => bindingCookie(url),
    sessionCookies: isHardened ? () => sessionCookies(url) : undefined,
    originKeys: secrets.accepted.originKey,
    isUnavailable: (error) => isUnavailable(error) || error instanceof Overloaded || error instanceof CheckoutAway,
    trustedProxies: env.trustedProxies,
    isServed: regionRule(countryOf, env.blockedCountries),
    logLevel: env.log,
    now: Date.now,
  });
  const bound = await listen(app, { host: env.host, port });
  runtime.whereabouts.url = `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${bound}`;
  url = env.url ?? runtime.whereabouts.url;
  return {
    url,
    async close() {
      hub.close();
      await incoming.close();
      await app.close();
    },
  };
}
