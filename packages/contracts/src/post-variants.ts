import { endpoint, type InputOf, type OutputOf } from './endpoint.ts';
import { authLogin } from './google.ts';
import { checkCode, checkEmailRegister, getNoticeEmail, sendCode } from './recovery.ts';

// The same calls with the fields in the body: an e-mail address or a code never stands in an address line. The
// server answers them under the profile `hardened` only (decisions 7).
export const postCheckEmailRegister = endpoint<InputOf<typeof checkEmailRegister>, null>()({
  ...checkEmailRegister,
  method: 'POST',
});
export const postNoticeEmail = endpoint<InputOf<typeof getNoticeEmail>, OutputOf<typeof getNoticeEmail>>()({
  ...getNoticeEmail,
  method: 'POST',
});
export const postSendCode = endpoint<InputOf<typeof sendCode>, null>()({ ...sendCode, method: 'POST' });
export const postCheckCode = endpoint<InputOf<typeof checkCode>, null>()({ ...checkCode, method: 'POST' });
export const postAuthLogin = endpoint<InputOf<typeof authLogin>, OutputOf<typeof authLogin>>()({
  ...authLogin,
  method: 'POST',
});
