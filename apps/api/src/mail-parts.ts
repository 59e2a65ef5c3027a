import { addressRoutes } from './http/address-routes.ts';
import type { Protocol } from './http/create-app.ts';
import { createMailsOffAddresses } from './http/media-address.ts';
import { serveDevMail } from './http/serve-dev-mail.ts';
import { serveMailsOff } from './http/serve-mails-off.ts';
import { supportRoutes } from './http/support-routes.ts';
import type { Runtime } from './runtime.ts';

/** The calls about addresses, and the one that writes to the operator. */
export function mailParts(runtime: Runtime, base: () => string) {
  const { memberAddresses: addresses, members, passwords, profiles, supportDesk } = runtime;
  return [
    ...addressRoutes({ members, passwords, profiles, addresses, base, now: Date.now }),
    ...supportRoutes({ supportDesk }),
  ];
}

/**
 * Where mails are stopped, and where they are read on this machine: in development, as long as no server sends them.
 */
export function mailProtocols({ accountChanges: changes, env, outbox, secrets }: Runtime): Protocol[] {
  const addresses = createMailsOffAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });
  const isKept = env.environment === 'development' && !env.mail.smtp;
  return [serveMailsOff({ addresses, changes }), ...(isKept ? [serveDevMail(outbox)] : [])];
}
