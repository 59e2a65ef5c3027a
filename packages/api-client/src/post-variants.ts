import {
  authLogin,
  checkCode,
  checkEmailRegister,
  getNoticeEmail,
  postAuthLogin,
  postCheckCode,
  postCheckEmailRegister,
  postNoticeEmail,
  postSendCode,
  sendCode,
} from '@kinora/contracts/identity';
import type { EndpointSpec } from '@kinora/contracts/wire';

const POSTED: ReadonlyMap<EndpointSpec, EndpointSpec> = new Map<EndpointSpec, EndpointSpec>([
  [authLogin, postAuthLogin],
  [checkCode, postCheckCode],
  [checkEmailRegister, postCheckEmailRegister],
  [getNoticeEmail, postNoticeEmail],
  [sendCode, postSendCode],
]);

/** The call that says the same in its body, where there is one: what the profile `hardened` speaks (decisions 7). */
export const postedOf = (endpoint: EndpointSpec): EndpointSpec => POSTED.get(endpoint) ?? endpoint;
