import { accountEmail, passwordHash } from './account-schemas.ts';
import { boolean, mixed, object, string } from './fields.ts';
import { id } from './ids.ts';
import { EMAIL_MAX, NAME_MAX } from './limits.ts';
import { deviceCode } from './session-schemas.ts';

/** Opaque texts that only the server reads. */
const secret = () => string().max(200, 'too-long');
const current = secret();

/** Absent fields stay as they are. */
export const editProfileInput = object({
  mailsLongClips: boolean(),
  name: string().trim().max(NAME_MAX, 'too-long'),
  photo: string().test('id', 'not-an-id', (value) => value === undefined || value === '' || id().isValidSync(value)),
});

export const proofInput = object({ proof: secret().required('missing') });

export const confirmationInput = object({ purpose: mixed<'account' | 'next'>().oneOf(['account', 'next'], 'unknown') });

export const changeEmailInput = object({ email: accountEmail, current });

/** An empty address removes it. */
export const changeNoticeEmailInput = object({
  email: string()
    .trim()
    .lowercase()
    .defined('login.emailErrorNull')
    .max(EMAIL_MAX, 'login.emailErrorReg')
    .test('email', 'login.emailErrorReg', (value) => value === '' || accountEmail.isValidSync(value)),
  current,
});

export const changePasswordInput = object({ password: passwordHash, current });

export const sessionById = object({
  id: string()
    .required('missing')
    .test('id', 'not-an-id', (value) => value === 'others' || id().isValidSync(value)),
});

export const unlinkInput = object({ provider: string().required('missing').oneOf(['google'], 'unknown'), current });

export const currentInput = object({ current });

export const originInput = object({ origin: string().required('missing').max(200, 'too-long') });

export const authLoginInput = object({
  provider: string().required('missing').oneOf(['google'], 'unknown'),
  redirect_url: string().required('missing').max(2000, 'too-long'),
});

export const linkInput = authLoginInput.shape({ current });

export const productInitInput = object({
  integral_user_id: id().required('missing'),
  integral_token: secret().required('missing'),
  device_code: deviceCode,
});

/** The same where cookies carry sessions. */
export const productInitInputKept = productInitInput.shape({ integral_token: secret().default('') });
