import { accountIndex, login, logout, register } from './account.ts';
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
import { initMember, initTourists, integral } from './session.ts';
import { livez, readyz, siteConfig } from './site.ts';
import { beginUpload, continueUpload, getUpload, listUploads, removeUpload, uploadOffset } from './upload.ts';

/** Every endpoint by name: the list that drives client, server routes, fake API and contract tests. */
export const ENDPOINTS = {
  accountIndex,
  beginUpload,
  cancelCreation,
  continueUpload,
  createCreations,
  creationEvents,
  getCreation,
  getUpload,
  initMember,
  initTourists,
  integral,
  listCreations,
  listRoutes,
  listUploads,
  livez,
  login,
  logout,
  media,
  readyz,
  register,
  removeCreation,
  removeUpload,
  retryCreation,
  siteConfig,
  uploadOffset,
} as const satisfies Readonly<Record<string, EndpointSpec>>;

export type EndpointName = keyof typeof ENDPOINTS;
export type EndpointNamed<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
