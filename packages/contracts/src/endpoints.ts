import { accountIndex, login, logout, register } from './account.ts';
import { integral } from './balance.ts';
import {
  cancelCreation,
  createCreations,
  creationEvents,
  getCreation,
  listCreations,
  listRoutes,
  media,
  removeCreation,
  retryCreation,
} from './creation.ts';
import type { EndpointSpec } from './endpoint.ts';
import { authCallback, authLogin } from './google.ts';
import {
  postAuthLogin,
  postCheckCode,
  postCheckEmailRegister,
  postEditPassword,
  postNoticeEmail,
  postSendCode,
} from './posted.ts';
import { bindDevice, ipInfo, permissions, productInit } from './product.ts';
import {
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
  mintTicket,
  sendConfirmation,
  unlinkSignIn,
  withdrawEmail,
} from './profile.ts';
import { checkCode, checkEmailRegister, editPassword, getNoticeEmail, sendCode } from './recovery.ts';
import { initMember, initTourists } from './session.ts';
import { livez, readyz, siteConfig } from './site.ts';
import { contactSupport } from './support.ts';
import { beginUpload, continueUpload, getUpload, listUploads, removeUpload, uploadOffset } from './upload.ts';

/** Every endpoint by name: the list that drives client, server routes, fake API and contract tests. */
export const ENDPOINTS = {
  accountExport,
  accountIndex,
  authCallback,
  authLogin,
  beginUpload,
  bindDevice,
  cancelCreation,
  changeEmail,
  changeNoticeEmail,
  changePassword,
  checkCode,
  checkEmailRegister,
  confirmAddress,
  contactSupport,
  continueUpload,
  createCreations,
  creationEvents,
  deleteAccount,
  editPassword,
  editProfile,
  endSession,
  exportAccount,
  getCreation,
  getNoticeEmail,
  getProfile,
  getUpload,
  initMember,
  initTourists,
  integral,
  ipInfo,
  keepAccount,
  linkSignIn,
  listCreations,
  listRoutes,
  listSessions,
  listUploads,
  livez,
  login,
  logout,
  media,
  mintTicket,
  permissions,
  postAuthLogin,
  postCheckCode,
  postCheckEmailRegister,
  postEditPassword,
  postNoticeEmail,
  postSendCode,
  productInit,
  readyz,
  register,
  removeCreation,
  removeUpload,
  retryCreation,
  sendCode,
  sendConfirmation,
  siteConfig,
  unlinkSignIn,
  uploadOffset,
  withdrawEmail,
} as const satisfies Readonly<Record<string, EndpointSpec>>;

export type EndpointName = keyof typeof ENDPOINTS;
export type EndpointNamed<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
