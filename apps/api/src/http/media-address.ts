import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** Addresses of one file stay the same for an hour, so that browsers can keep what they loaded. */
const STEP_MS = HOUR_MS;
const LIFE_MS = 6 * HOUR_MS;
/** Of everything an account holds: as long as a download takes to begin. */
const EXPORT_MS = 600_000;

interface SignedAddress {
  readonly id: string;
  /** What exactly of it, as it was signed; without it all of it. */
  readonly about?: string;
  readonly expires: string;
  readonly signature: string;
}

export interface MediaAddresses {
  sign(id: string, about?: string): string;
  check(address: SignedAddress): 'ok' | 'wrong' | 'expired';
}

export interface AddressParts {
  /** What stands before the path. */
  readonly base: string;
  /** The first of several signs, each of them is taken. */
  readonly key: string | readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const isSame = (sent: Buffer, right: Buffer) => sent.length === right.length && timingSafeEqual(sent, right);

const signatureOf = (by: string, id: string, expires: string) =>
  createHmac('sha256', by).update(`${id} ${expires}`).digest('base64url');

/** A sign that is in no id keeps both apart. */
const subjectOf = (purpose: string, id: string, about: string) => `${purpose}${id}${about === '' ? '' : `?${about}`}`;

interface AddressKind {
  readonly path: string;
  /** Signed with the id, so that an address of one kind opens nothing of another. */
  readonly purpose: string;
  /** When an address that is made now expires. */
  readonly expiry: (now: number) => number;
}

function createAddresses({ base, key, now }: AddressParts, { path, purpose, expiry }: AddressKind): MediaAddresses {
  const keys = [key].flat();
  return {
    sign(id, about = '') {
      const expires = String(expiry(now()));
      const signature = signatureOf(keys[0] ?? '', subjectOf(purpose, id, about), expires);
      const part = about === '' ? '' : `about=${encodeURIComponent(about)}&`;
      return `${base}${path}${id}?${part}expires=${expires}&signature=${signature}`;
    },
    check({ id, about = '', expires, signature }) {
      const sent = Buffer.from(signature);
      const subject = subjectOf(purpose, id, about);
      const isRight = keys.some((by) => isSame(sent, Buffer.from(signatureOf(by, subject, expires))));
      if (!isRight) return 'wrong';
      return Number(expires) > now() ? 'ok' : 'expired';
    },
  };
}

const MEDIA: AddressKind = {
  path: '/media/',
  purpose: '',
  expiry: (now) => Math.ceil((now + LIFE_MS) / STEP_MS) * STEP_MS,
};

const EXPORT: AddressKind = {
  path: '/media/account/',
  purpose: 'account-export:',
  expiry: (now) => now + EXPORT_MS,
};

const CREDITS: AddressKind = { ...EXPORT, path: '/media/credits/', purpose: 'credits-export:' };
const BATCH: AddressKind = { ...EXPORT, path: '/media/batch/', purpose: 'batch-export:' };
const LIBRARY: AddressKind = { ...EXPORT, path: '/media/library/', purpose: 'library-export:' };

const YEAR_MS = 365 * 24 * HOUR_MS;
/** Whoever has it can stop these mails, and nothing else: it may lie in a mailbox for long. */
const MAILS_OFF: AddressKind = { path: '/mails/off/', purpose: 'mails-off:', expiry: (now) => now + YEAR_MS };

/** Signed addresses of stored files that expire after 6 to 7 hours. */
export const createMediaAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, MEDIA);

/** Signed addresses of everything an account holds, by the member's id; they expire after ten minutes. */
export const createExportAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, EXPORT);

/** Of what became of a member's credits, by the member's id; they expire after ten minutes. */
export const createCreditsAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, CREDITS);

/** Of chosen clips, by the member's id and about the clips; they expire after ten minutes. */
export const createLibraryAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, LIBRARY);

/** Of the clips of a batch, by its id and about its member; they expire after ten minutes. */
export const createBatchAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, BATCH);

/** Where a member stops mails about long batches, by the member's id; they expire after a year. */
export const createMailsOffAddresses = (parts: AddressParts): MediaAddresses => createAddresses(parts, MAILS_OFF);
