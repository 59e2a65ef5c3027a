import { endpoint, type NoInput } from './endpoint.ts';
import { PRODUCT_ID } from './limits.ts';

/** What the account may do. The client's answer to it is none: the server decides every call anyway. */
export interface Permissions {
  readonly create: boolean;
  readonly upload: boolean;
  readonly download: boolean;
}

/** The rights of the session's owner: none for a guest. */
export const permissions = endpoint<NoInput, { readonly permissions: Permissions }>()({
  kind: 'json',
  method: 'POST',
  service: 'account',
  path: '/account/permissions',
  sign: 'time',
  constants: { lang: 'en', pid: PRODUCT_ID, status: 1, information_sources: PRODUCT_ID },
  refusals: {},
});

/**
 * Tells the product who uses it, with what `init-member` answered. `is_register_send`: the mail that confirms the
 * account's address went out and was not answered yet. No token where a cookie carries the session, here and below.
 */
export const productInit = endpoint<
  { readonly integral_user_id: string; readonly integral_token?: string; readonly device_code: string },
  { readonly is_register_send: boolean }
>()({
  kind: 'json',
  method: 'POST',
  service: 'product',
  path: '/api/novi-ai-web/init',
  refusals: { 403: 'members-only' },
});

/** Ties a device hint to the member, for limits alone; `integral` and `account/index` are read again afterwards. */
export const bindDevice = endpoint<{ readonly device_code: string; readonly token?: string }, null>()({
  kind: 'json',
  method: 'POST',
  service: 'product',
  path: '/api/kinora/bind-device',
  constants: { information_sources: PRODUCT_ID, language: 'EN' },
  refusals: { 403: 'members-only' },
});

/**
 * Where the caller's connection comes from. Headers instead of a signature: `stime` in seconds and `token`, the MD5 of
 * it and the public word. Success is code 1 here.
 */
export const ipInfo = endpoint<
  { readonly stime: string; readonly proof: string },
  { readonly ip: string; readonly countryCode: string }
>()({
  kind: 'media',
  method: 'GET',
  service: 'tool',
  path: '/api/tool/ip_info',
  anonymous: true,
  headers: { stime: 'stime', proof: 'token' },
  success: 1,
  refusals: {},
});
