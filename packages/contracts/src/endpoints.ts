import { accountIndex, login, logout, register } from './account.ts';
import { integral } from './balance.ts';
import { answerOrder, getOrder, listPayments, openOrder, paymentHook, skuList } from './checkout.ts';
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
import { creditHistory, exportCredits, getCredits } from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import { authCallback, authLogin } from './google.ts';
import { cancelPlan, changePlan, getPlan, keepPlan, openPortal, previewPlan, turnPlan } from './plan.ts';
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
  answerOrder,
  authCallback,
  authLogin,
  beginUpload,
  bindDevice,
  cancelCreation,
  cancelPlan,
  changeEmail,
  changeNoticeEmail,
  changePassword,
  changePlan,
  checkCode,
  checkEmailRegister,
  confirmAddress,
  contactSupport,
  continueUpload,
  createCreations,
  creationEvents,
  creditHistory,
  deleteAccount,
  editPassword,
  editProfile,
  endSession,
  exportAccount,
  exportCredits,
  getCreation,
  getCredits,
  getNoticeEmail,
  getOrder,
  getPlan,
  getProfile,
  getUpload,
  initMember,
  initTourists,
  integral,
  ipInfo,
  keepAccount,
  keepPlan,
  linkSignIn,
  listCreations,
  listPayments,
  listRoutes,
  listSessions,
  listUploads,
  livez,
  login,
  logout,
  media,
  mintTicket,
  openOrder,
  openPortal,
  paymentHook,
  permissions,
  postAuthLogin,
  postCheckCode,
  postCheckEmailRegister,
  postEditPassword,
  postNoticeEmail,
  postSendCode,
  previewPlan,
  productInit,
  readyz,
  register,
  removeCreation,
  removeUpload,
  retryCreation,
  sendCode,
  sendConfirmation,
  siteConfig,
  skuList,
  turnPlan,
  unlinkSignIn,
  uploadOffset,
  withdrawEmail,
} as const satisfies Readonly<Record<string, EndpointSpec>>;

export type EndpointName = keyof typeof ENDPOINTS;
export type EndpointNamed<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
