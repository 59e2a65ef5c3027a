import type { EndpointName } from '@kinora/contracts';

import { NO_SUCH_CALL } from './ask.ts';
import type { IdentityName } from './identities.ts';

type Codes = Readonly<Record<IdentityName, number>>;

/** Nobody's session: no token, a broken, an old or an ended one, or a token in the wrong browser. */
const withoutSession = (code: number) => ({
  none: code,
  malformed: code,
  expired: code,
  ended: code,
  idle: code,
  cookieOnly: code,
  withoutCookie: code,
  foreignCookie: code,
  ticket: code,
});

/** A page of another site may not ask, whatever cookies its reader has. */
const REFUSED = { crossSite: 403 } as const;

const everybody = (code: number): Codes => ({ ...withoutSession(code), ...live(code, code), ...REFUSED });
/** Pages, probes and files: they change nothing and carry nothing of anybody. */
const open = (code: number): Codes => ({ ...everybody(code), crossSite: code });

function live(guest: number, member: number) {
  return { guest, otherGuest: guest, program: member, otherMember: member, member };
}

/** A call about the session itself: guests have one, too. */
const sessions = (code: number): Codes => ({ ...withoutSession(401), ...live(code, code), ...REFUSED });
/** A call for members; what belongs to another is unknown. */
const members = (own: number, other = own): Codes => ({
  ...withoutSession(401),
  ...live(403, own),
  ...REFUSED,
  otherMember: other,
});

/** What each identity is answered: the code of the envelope, or of HTTP where a call speaks a protocol of its own. */
export const EXPECTED_CODES: Readonly<Record<EndpointName, Codes>> = {
  accountIndex: members(200),
  authCallback: open(403),
  authLogin: everybody(403),
  beginUpload: members(201),
  bindDevice: members(200),
  cancelCreation: members(200, 404),
  changeEmail: members(200),
  changeNoticeEmail: members(200),
  changePassword: members(200),
  checkCode: everybody(409),
  checkEmailRegister: everybody(406),
  confirmAddress: everybody(404),
  contactSupport: everybody(200),
  continueUpload: members(204, 404),
  createCreations: members(200),
  creationEvents: members(200),
  deleteAccount: members(200),
  editPassword: everybody(409),
  editProfile: members(200),
  endSession: members(200, 404),
  exportAccount: members(200),
  getCreation: members(200, 404),
  getNoticeEmail: everybody(200),
  getProfile: members(200),
  getUpload: members(200, 404),
  initMember: { ...members(200), ticket: 404 },
  initTourists: everybody(200),
  integral: sessions(200),
  ipInfo: open(200),
  keepAccount: members(200),
  listCreations: members(200),
  listRoutes: everybody(200),
  listSessions: members(200),
  listUploads: members(200),
  livez: open(200),
  login: everybody(200),
  logout: sessions(200),
  media: open(404),
  mintTicket: members(200),
  permissions: sessions(200),
  postAuthLogin: open(NO_SUCH_CALL),
  postCheckCode: open(NO_SUCH_CALL),
  postCheckEmailRegister: open(NO_SUCH_CALL),
  postEditPassword: open(NO_SUCH_CALL),
  postNoticeEmail: open(NO_SUCH_CALL),
  postSendCode: open(NO_SUCH_CALL),
  productInit: members(200, 403),
  readyz: open(200),
  register: everybody(200),
  removeCreation: members(409, 404),
  removeUpload: members(204, 404),
  retryCreation: members(410, 404),
  sendCode: everybody(200),
  sendConfirmation: members(200),
  siteConfig: open(200),
  unlinkSignIn: members(404),
  uploadOffset: members(200, 404),
};
