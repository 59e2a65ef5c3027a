import type { EndpointName } from '@kinora/contracts';

/** Where the profile `hardened` answers everybody otherwise: it tells nobody who has an account. */
export const HARDENED_CODES: Readonly<Partial<Record<EndpointName, number>>> = {
  postAuthLogin: 403,
  postCheckCode: 409,
  postCheckEmailRegister: 406,
  postEditPassword: 409,
  postNoticeEmail: 200,
  postSendCode: 200,
};
