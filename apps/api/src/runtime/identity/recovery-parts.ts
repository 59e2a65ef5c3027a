import { recoveryRoutes } from '../../http/identity/sign-in/recovery-routes.ts';
import type { Runtime } from '../runtime.ts';

/** The calls around a lost password. */
export function recoveryParts({ audit, codes, env, limits, members, passwords }: Runtime) {
  return recoveryRoutes({ audit, codes, limits, members, passwords, isHardened: env.securityProfile === 'hardened' });
}
