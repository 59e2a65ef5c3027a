import { endpoint, type NoInput } from './endpoint.ts';

/** Everything a member sees of the own account. Times are epoch milliseconds. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** An address that was asked for and is not confirmed yet. */
  readonly nextEmail: string | null;
  /** Seconds until the account's address, and the next one, can be mailed another link; 0 where they can. */
  readonly confirmationPause: number;
  readonly nextEmailPause: number;
  readonly noticeEmail: string | null;
  readonly isNoticeEmailConfirmed: boolean;
  /** Whether to mail when a long batch ends while the member isn't watching. */
  readonly mailsLongClips: boolean;
  readonly photo: string | null;
  /** False where one signs in with another provider only. */
  readonly hasPassword: boolean;
  readonly signIns: readonly SignInLink[];
  readonly createdAt: number;
  /** When the account goes, after its deletion was asked for. */
  readonly deletionAt: number | null;
}

/** Another provider one can sign in with. */
export interface SignInLink {
  readonly provider: 'google';
  readonly email: string;
  readonly linkedAt: number;
}

/** A browser or program that is signed in. */
export interface MemberSession {
  readonly id: string;
  readonly isThis: boolean;
  /** "Firefox on Linux"; empty where nothing is known. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly expiresAt: number;
}

/** The password in use, before something that matters. */
export interface PasswordProof {
  /** The MD5 of the password in use; left out where the account has none. */
  readonly current?: string;
}

const product = { kind: 'json', service: 'product' } as const;
const MEMBERS = { 403: 'members-only' } as const;
const PROVEN = { ...MEMBERS, 409: 'wrong-password' } as const;

export const getProfile = endpoint<NoInput, Profile>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/account/profile',
  refusals: MEMBERS,
});

/** `photo` is the id of an upload that is a ready picture, or empty for none. */
export const editProfile = endpoint<
  { readonly name?: string; readonly photo?: string; readonly mailsLongClips?: boolean },
  Profile
>()({
  ...product,
  method: 'PATCH',
  path: '/api/kinora/account/profile',
  refusals: { ...MEMBERS, 404: 'unknown-upload' },
});

/** Mails the account's address, or the next one, its link again; within a minute it sends nothing and says the same. */
export const sendConfirmation = endpoint<{ readonly purpose?: 'account' | 'next' }, Profile>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/confirmation',
  refusals: { ...MEMBERS, 406: 'email-taken' },
});

/** Proves an address by what was mailed to it: the account's, the next one, or the notification address. */
export const confirmAddress = endpoint<
  { readonly proof: string },
  { readonly email: string; readonly purpose: 'account' | 'next' | 'notice' }
>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/address',
  anonymous: true,
  refusals: { 404: 'unknown-proof', 406: 'email-taken' },
});

/** Asks for another address of the account; the old one stays until the new one is confirmed, and is told. */
export const changeEmail = endpoint<PasswordProof & { readonly email: string }, Profile>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/email',
  refusals: { ...PROVEN, 406: 'email-taken' },
});

/** Takes the request for another address back; its link ends. Nothing comes of it where there is none. */
export const withdrawEmail = endpoint<NoInput, Profile>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/account/email',
  refusals: MEMBERS,
});

/** Sets the notification address, which counts once it is confirmed; an empty one removes it. */
export const changeNoticeEmail = endpoint<PasswordProof & { readonly email: string }, Profile>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/notice-email',
  refusals: PROVEN,
});

/** Every other session ends. */
export const changePassword = endpoint<PasswordProof & { readonly password: string }, null>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/password',
  refusals: PROVEN,
});

export const listSessions = endpoint<NoInput, { readonly sessions: readonly MemberSession[] }>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/account/sessions',
  refusals: MEMBERS,
});

/** Ends one session, or with the id `others` all but this one. */
export const endSession = endpoint<{ readonly id: string }, null>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/account/sessions/:id',
  refusals: { ...MEMBERS, 404: 'unknown-session' },
});

/**
 * Begins to connect another provider: the address to go to. It comes back to `redirect_url`, one of our own addresses,
 * with `signin` and a `SignInOutcome` in its query.
 */
export const linkSignIn = endpoint<
  PasswordProof & { readonly provider: 'google'; readonly redirect_url: string },
  { readonly url: string }
>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/link',
  refusals: { ...PROVEN, 404: 'not-configured', 410: 'already-linked' },
});

/** Refused where it is the only way in. */
export const unlinkSignIn = endpoint<PasswordProof & { readonly provider: 'google' }, Profile>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/unlink',
  refusals: { ...PROVEN, 404: 'unknown-sign-in', 410: 'only-way-in' },
});

/** Everything the account holds, as JSON with addresses of its files; made at once, told by the file's address. */
export const exportAccount = endpoint<NoInput, { readonly url: string }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/export',
  refusals: MEMBERS,
});

/** The document itself, by the address that `exportAccount` tells, which expires after ten minutes. */
export const accountExport = endpoint<
  { readonly id: string; readonly expires: string; readonly signature: string },
  null
>()({
  kind: 'media',
  method: 'GET',
  service: 'media',
  path: '/media/account/:id',
  anonymous: true,
  refusals: { 404: 'unknown-file', 410: 'address-expired' },
});

/** The account goes in seven days, unless somebody signs in and keeps it. */
export const deleteAccount = endpoint<PasswordProof, Profile>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/deletion',
  refusals: PROVEN,
});

export const keepAccount = endpoint<NoInput, Profile>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/account/deletion',
  refusals: MEMBERS,
});

/** A ticket that opens one session on one of our own origins within a minute. */
export const mintTicket = endpoint<{ readonly origin: string }, { readonly ticket: string }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/account/ticket',
  refusals: MEMBERS,
});
