import { createHash } from 'node:crypto';

import type { EndpointName } from '@kinora/contracts/wire';

import { versionOf } from '../../../domain/projects/project-version.ts';
import { aPlan, anOrder } from '../../money/bought.ts';
import { aDocument } from '../../projects/timelines.ts';
import { wellFormed } from '../../site/fuzz/well-formed.ts';
import type { TestProduct } from '../../test-product.ts';
import { cookieOf, type Credentials, type World } from './identities.ts';

type Fields = Readonly<Record<string, unknown>>;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

async function aCreation({ url }: TestProduct, { owner }: World): Promise<string> {
  const response = await fetch(`${url}/api/kinora/creations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'key-of-the-owner',
      token: owner.token,
      cookie: cookieOf(url, owner.binding ?? ''),
    },
    body: JSON.stringify({ ...wellFormed('createCreations', owner.token), idempotencyKey: undefined }),
  });
  const { data } = (await response.json()) as { data: { creations: { id: string }[] } };
  return data.creations[0]?.id ?? 'none';
}

async function anUpload({ url }: TestProduct, { owner }: World): Promise<string> {
  const response = await fetch(`${url}/api/kinora/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '100',
      token: owner.token,
      cookie: cookieOf(url, owner.binding ?? ''),
    },
  });
  return response.headers.get('location')?.split('/').at(-1) ?? 'none';
}

async function batchOf({ db }: TestProduct, creation: string): Promise<string> {
  const found = await db.selectFrom('creation').select('batch_id').where('id', '=', creation).executeTakeFirstOrThrow();
  return found.batch_id;
}

const CREATIONS: readonly EndpointName[] = [
  'cancelCreation',
  'downloadBatch',
  'getCreation',
  'libraryRelatives',
  'moveCreation',
  'removeCreation',
  'retryCreation',
  'getShare',
  'shareCreation',
  'uploadClip',
];
/** By signed address, which nobody has. */
const FILES: readonly EndpointName[] = [
  'accountExport',
  'batchFile',
  'creditsFile',
  'libraryFile',
  'media',
  'sharedFile',
];
const UPLOADS: readonly EndpointName[] = ['continueUpload', 'getUpload', 'removeUpload', 'uploadOffset'];
const ABOUT_THE_OWNER: readonly EndpointName[] = [
  'checkCode',
  'checkEmailRegister',
  'editPassword',
  'getNoticeEmail',
  'login',
  'postCheckCode',
  'postCheckEmailRegister',
  'postNoticeEmail',
  'postSendCode',
  'sendCode',
];

const PROJECTS: readonly EndpointName[] = [
  'duplicateProject',
  'exportProject',
  'readProject',
  'removeProject',
  'renameProject',
  'restoreProject',
  'saveEdits',
];
const FOLDERS: readonly EndpointName[] = ['removeFolder', 'renameFolder'];
const ORDERS: readonly EndpointName[] = ['answerOrder', 'getOrder'];
const PLANS: readonly EndpointName[] = [
  'cancelPlan',
  'changePlan',
  'getPlan',
  'keepPlan',
  'openPortal',
  'previewPlan',
  'turnPlan',
];

/** Made once a world: a member may have ten unfinished uploads. */
const made = new WeakMap<World, Promise<string>>();

function onceIn(world: World, make: () => Promise<string>): Promise<string> {
  const known = made.get(world) ?? make();
  made.set(world, known);
  return known;
}

let count = 0;

/** A new one for each asker: who may, removes it. */
async function aFolder({ db }: TestProduct, { memberId }: World): Promise<string> {
  const row = { member_id: memberId, name: `Drawer ${count}` };
  return (await db.insertInto('folder').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** A new one for each asker: who may, changes it. */
async function aProject({ projects }: TestProduct, { memberId }: World): Promise<string> {
  const added = await projects.create(memberId, versionOf(aDocument()));
  return added.ok ? added.value.id : added.failure;
}

/** A clip with a link: who may, switches it off. */
async function aSharedClip(product: TestProduct, world: World): Promise<string> {
  const creation = await onceIn(world, () => aCreation(product, world));
  const row = { id: `share-of-a-clip-${String(count).padStart(6, '0')}`, creation_id: creation, allow_remix: true };
  await product.db
    .insertInto('share')
    .values({ ...row, member_id: world.memberId })
    .onConflict((conflict) => conflict.column('creation_id').doNothing())
    .execute();
  return creation;
}

/** Calls about something of which each asker gets one of its own. */
const FRESH: readonly {
  readonly names: readonly EndpointName[];
  readonly make: (product: TestProduct, world: World) => Promise<string>;
}[] = [
  { names: FOLDERS, make: aFolder },
  { names: PROJECTS, make: aProject },
  { names: ['stopSharing'], make: aSharedClip },
];

async function creationFor(product: TestProduct, world: World, name: EndpointName): Promise<string> {
  const creation = await onceIn(world, () => aCreation(product, world));
  return name === 'downloadBatch' ? batchOf(product, creation) : creation;
}

/** Of the calls about what was bought. */
async function bought(product: TestProduct, world: World, name: EndpointName): Promise<Fields | undefined> {
  if (ORDERS.includes(name)) return { id: await onceIn(world, () => anOrder(product, world.memberId)) };
  if (PLANS.includes(name)) await onceIn(world, () => aPlan(product, world.memberId));
  return undefined;
}

/** Each names its own. */
const NAMED: { readonly [Name in EndpointName]?: (product: TestProduct, world: World) => Fields } = {
  changeEmail: () => ({ email: `new-${count}@example.com` }),
  changePassword: () => ({ password: md5('another-boat-8') }),
  endSession: (_product, { otherSession }) => ({ id: otherSession }),
  mintTicket: ({ url }) => ({ origin: url }),
  productInit: (_product, { memberId }) => ({ integral_user_id: memberId }),
  register: () => ({ email: `new-${count}@example.com` }),
};

/** What a call needs to be about something real: things of the owner, and what cannot be there twice. */
async function real(product: TestProduct, world: World, name: EndpointName): Promise<Fields> {
  count += 1;
  if (CREATIONS.includes(name)) return { id: await creationFor(product, world, name) };
  const make = FRESH.find(({ names }) => names.includes(name))?.make;
  if (make) return { id: await make(product, world) };
  if (name === 'changeLibrary') return { ids: [await onceIn(world, () => aCreation(product, world))] };
  if (UPLOADS.includes(name)) return { id: await onceIn(world, () => anUpload(product, world)), offset: 0 };
  if (ABOUT_THE_OWNER.includes(name)) return { email: world.email };
  return NAMED[name]?.(product, world) ?? (await bought(product, world, name)) ?? {};
}

/** Of the calls that answer in a protocol of their own. */
function spoken(name: EndpointName): Fields | undefined {
  const stime = String(Math.floor(Date.now() / 1000));
  if (name === 'ipInfo') return { stime, proof: md5(`${stime}kinora`) };
  if (name === 'paymentHook') return { service: 'sandbox' };
  if (name === 'providerHook') return { route: 'none' };
  if (name === 'beginUpload') return { length: 100, metadata: 'filename YWRhLmpwZw==' };
  if (FILES.includes(name)) return { id: '01940000-0000-7000-8000-00000000ffff', file: 'clip.mp4' };
  const others: readonly EndpointName[] = [
    'authCallback',
    'continueUpload',
    'creationEvents',
    'livez',
    'readyz',
    'removeUpload',
    'siteConfig',
    'uploadOffset',
  ];
  return others.includes(name) ? {} : undefined;
}

/** A call that its owner could make, whoever makes it. */
export async function inputFor(
  product: TestProduct,
  world: World,
  { name, credentials }: { name: EndpointName; credentials: Credentials },
): Promise<Fields> {
  const token = credentials.token === '' ? 'none' : credentials.token;
  return { ...(spoken(name) ?? wellFormed(name, token)), ...(await real(product, world, name)) };
}
