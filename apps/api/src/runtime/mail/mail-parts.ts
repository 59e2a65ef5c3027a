import type { Protocol } from '../../http/create-app.ts';
import { addressRoutes } from '../../http/identity/account/address-routes.ts';
import { serveDevMail } from '../../http/mail/serve-dev-mail.ts';
import { serveMailsOff } from '../../http/mail/serve-mails-off.ts';
import { supportRoutes } from '../../http/mail/support-routes.ts';
import { createMailsOffAddresses } from '../../http/media-address.ts';
import type { Runtime } from '../runtime.ts';

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
