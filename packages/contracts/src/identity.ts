export type { Credentials, CredentialsInput } from './account-schemas.ts';
export {
  accountIndex,
  type AccountIndex,
  type FirstSession,
  login,
  logout,
  register,
  type Session,
} from './account.ts';
export { authCallback, authLogin, type ConnectReason, type SignInOutcome, type SignInReason } from './google.ts';
export {
  postAuthLogin,
  postCheckCode,
  postCheckEmailRegister,
  postNoticeEmail,
  postSendCode,
} from './post-variants.ts';
export {
  accountExport,
  changeEmail,
  changeNoticeEmail,
  changePassword,
  confirmAddress,
  deleteAccount,
  editProfile,
  endSession,
  exportAccount,
  getProfile,
  keepAccount,
  linkSignIn,
  listSessions,
  type MemberSession,
  mintTicket,
  type PasswordProof,
  type Profile,
  sendConfirmation,
  type SignInLink,
  unlinkSignIn,
  withdrawEmail,
} from './profile.ts';
export {
  checkCode,
  checkEmailRegister,
  editPassword,
  getNoticeEmail,
  type MailedCode,
  type NamedAccount,
  sendCode,
} from './recovery.ts';
export { initMember, initTourists, type MemberStanding } from './session.ts';
