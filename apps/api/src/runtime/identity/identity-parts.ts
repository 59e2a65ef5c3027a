import { identityRoutes } from '../../http/identity/sign-in/identity-routes.ts';
import type { Runtime } from '../runtime.ts';

/** The calls around sessions. */
export function identityParts(runtime: Runtime, base: () => string) {
  const { audit, devices, env, ledger, limits, memberAddresses, members, passwords, sessions } = runtime;
  const welcome = (locale: string) => memberAddresses.welcome({ base: base(), locale });
  const balanceOf = async (id: string) => (await ledger.balance(id)).available;
  const isUniform = env.securityProfile === 'hardened';
  const ports = { audit, devices, limits, members, passwords, sessions };
  return identityRoutes({ ...ports, start: env.start, isUniform, balanceOf, welcome });
}
