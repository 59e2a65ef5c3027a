import { createHash } from 'node:crypto';

import { ENDPOINTS, type EndpointName, type EndpointNamed, type InputOf } from '@kinora/contracts/wire';

import { addClip, aDocument, aVideoClip } from '../../projects/timelines.ts';

type Inputs = { readonly [Name in EndpointName]?: InputOf<EndpointNamed<Name>> };

const password = createHash('md5').update('paper-boat-7').digest('hex');
const email = 'ada@example.com';
const address = { email };
const nobody = '01940000-0000-7000-8000-00000000ffff';

const account: Inputs = {
  accountIndex: {},
  authLogin: { provider: 'google', redirect_url: 'http://127.0.0.1:4000/home/' },
  bindDevice: { device_code: 'device', token: 'ut_somebody' },
  checkCode: { ...address, code: 'ABC234' },
  checkEmailRegister: address,
  editPassword: { ...address, code: 'ABC234', password, password_confirmation: password },
  getNoticeEmail: address,
  initMember: { device_code: 'device', token: 'tk_somebody' },
  initTourists: { device_code: 'device' },
  integral: {},
  login: { ...address, password },
  logout: {},
  permissions: {},
  productInit: { integral_user_id: nobody, integral_token: 'ut_somebody', device_code: 'device' },
  register: { ...address, password, device_code: 'device' },
  sendCode: { ...address, is_account_email: 1 },
};

const posted: Inputs = {
  postAuthLogin: { provider: 'google', redirect_url: 'http://127.0.0.1:4000/home/' },
  postCheckCode: { ...address, code: 'ABC234' },
  postCheckEmailRegister: address,
  postNoticeEmail: address,
  postSendCode: { ...address, is_account_email: 1 },
};

const profile: Inputs = {
  changeEmail: { email: 'ada@example.org', current: password },
  changeNoticeEmail: { email: 'notice@example.org', current: password },
  changePassword: { password, current: password },
  confirmAddress: { proof: 'a proof of nothing' },
  deleteAccount: { current: password },
  editProfile: { name: 'Ada', photo: '' },
  endSession: { id: nobody },
  exportAccount: {},
  getProfile: {},
  keepAccount: {},
  linkSignIn: { provider: 'google', redirect_url: 'http://127.0.0.1:4000/member/', current: password },
  listSessions: {},
  mintTicket: { origin: 'http://127.0.0.1:4000' },
  sendConfirmation: {},
  unlinkSignIn: { provider: 'google', current: password },
  uploadClip: { id: nobody },
  withdrawEmail: {},
};

const input = { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 3, seed: 7 };

const product: Inputs = {
  cancelCreation: { id: nobody },
  contactSupport: { topic: 'other', email, message: 'The boat does not float.' },
  createCreations: {
    model: 'local',
    mode: 'text',
    input,
    count: 1,
    gold_coins: 8,
    idempotencyKey: 'key-for-one',
  },
  creditHistory: { kinds: 'granted,held', from: 0, to: 8e12, limit: 10 },
  downloadBatch: { id: nobody },
  exportCredits: { kinds: 'charged', zone: 'Europe/Berlin' },
  getCreation: { id: nobody },
  getCredits: {},
  getUpload: { id: nobody },
  listCreations: { limit: 10 },
  listOwnKeys: {},
  listRoutes: {},
  listTrials: {},
  listUploads: { limit: 10 },
  moveCreation: { id: nobody },
  removeCreation: { id: nobody },
  removeOwnKey: { provider: 'vidu' },
  saveOwnKey: { provider: 'vidu', key: 'vda_0123456789' },
  retryCreation: { id: nobody, gold_coins: 8, idempotencyKey: 'key-for-two' },
};

const library: Inputs = {
  changeFound: { query: { shelf: 'ready', text: 'boat', to: 8e12 }, act: 'favourite', except: [nobody] },
  countLibrary: { shelf: 'ready', text: 'boat' },
  changeLibrary: { ids: [nobody], act: 'favourite' },
  createFolder: { name: 'Boats' },
  downloadLibrary: { ids: [nobody] },
  emptyTrash: {},
  libraryOverview: {},
  libraryRelatives: { id: nobody, limit: 10 },
  removeFolder: { id: nobody },
  renameFolder: { id: nobody, name: 'Ships' },
  getShare: { id: nobody },
  shareCreation: { id: nobody, allowRemix: true },
  sharedClip: { id: 'a-link-that-nobody-has' },
  stopSharing: { id: nobody },
  searchLibrary: { shelf: 'ready', text: 'boat', model: 'local', from: 0, to: 8e12, tag: 'sea', favourite: true },
};

const clipOfNobody = `creation:${nobody}`;

const projects: Inputs = {
  createProject: { name: 'A boat', document: aDocument() },
  duplicateProject: { id: nobody, name: 'Another boat' },
  exportProject: {
    id: nobody,
    width: 1280,
    height: 720,
    rate: { num: 25, den: 1 },
    range: { start: 0, end: 240_000 },
    idempotencyKey: 'key-for-an-export',
  },
  listProjects: { shelf: 'kept', limit: 10 },
  projectMedia: { ids: [clipOfNobody] },
  projectsUsing: { ids: [clipOfNobody] },
  readProject: { id: nobody },
  removeProject: { id: nobody },
  renameProject: { id: nobody, name: 'A ship' },
  restoreProject: { id: nobody },
  saveEdits: { id: nobody, base: 0, edits: [addClip(aVideoClip())] },
};

const key = { idempotencyKey: 'key-for-a-purchase' };

const checkout: Inputs = {
  answerOrder: { id: nobody, answer: 'declined' },
  cancelPlan: {},
  changePlan: { sku: 'basic-month', expectedCents: 0, ...key },
  getOrder: { id: nobody },
  getPlan: {},
  keepPlan: {},
  listPayments: { limit: 10 },
  openOrder: { sku: 'pack-200', expectedCents: 800, ...key },
  openPortal: {},
  previewPlan: { sku: 'basic-month' },
  skuList: {},
  turnPlan: { turn: 'renew' },
};

const INPUTS: Inputs = { ...checkout, ...account, ...posted, ...profile, ...product, ...library, ...projects };

/** Fields that must name the session they are sent with. */
const OWN: Readonly<Record<string, (token: string) => object>> = {
  bindDevice: (token) => ({ token }),
  initMember: (token) => ({ token }),
  productInit: (token) => ({ integral_token: token }),
};

/**
 * An input that fits its schema, of every endpoint that answers with the envelope, sent with this session. It may name
 * nothing that exists.
 */
export function wellFormed(name: EndpointName, token: string): Readonly<Record<string, unknown>> {
  const known: object | undefined = INPUTS[name];
  if (known === undefined) throw new Error(`${name} has no well-formed input yet: add one`);
  return { ...known, ...OWN[name]?.(token) };
}

/** Every endpoint that answers with the envelope. */
export const ENVELOPE_NAMES = Object.entries(ENDPOINTS)
  .filter(([, { kind }]) => kind === 'json')
  // The names of this very object.
  .map(([name]) => name as EndpointName);
