import type { EndpointName } from '@kinora/contracts/wire';

import { everybody, type Codes } from './codes-of.ts';

/** Where the profile `hardened` answers otherwise: it has calls with secrets in the body, and tells nobody who has an account. */
export const HARDENED_CODES: Readonly<Partial<Record<EndpointName, Codes>>> = {
  postAuthLogin: everybody(403),
  postCheckCode: everybody(409),
  postCheckEmailRegister: everybody(406),
  postNoticeEmail: everybody(200),
  postSendCode: everybody(200),
};
