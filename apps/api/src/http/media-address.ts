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

const hmac = (by: string, text: string) => createHmac('sha256', by).update(text).digest('base64url');

type Signed = Required<Pick<SignedAddress, 'about' | 'expires' | 'id'>>;

/** As JSON, so no part can be read as the end of the one before it. */
const textOf = (purpose: string, { about, expires, id }: Signed) => JSON.stringify([purpose, id, about, expires]);

/** How it was signed before; an id and a time of the right form are not to be confused there. */
const earlierTextOf = (purpose: string, { expires, id }: Signed) => `${purpose}${id} ${expires}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^\d{1,16}$/;

interface AddressKind {
  readonly path: string;
  /** Signed with the id, so that an address of one kind opens nothing of another. */
  readonly purpose: string;
  /** Whether addresses signed the earlier way still lie in mailboxes; they are about nothing else. */
  readonly takesEarlier?: true;
  /** When an address that is made now expires. */
  readonly expiry: (now: number) => number;
}

function createAddresses({ base, key, now }: AddressParts, kind: AddressKind): MediaAddresses {
  const { path, purpose, expiry } = kind;
  const keys = [key].flat();
  const textsOf = (signed: Signed) => {
    const text = textOf(purpose, signed);
    return kind.takesEarlier && signed.about === '' ? [text, earlierTextOf(purpose, signed)] : [text];
  };
  return {
    sign(id, about = '') {
      const expires = String(expiry(now()));
      const signature = hmac(keys[0] ?? '', textOf(purpose, { about, expires, id }));
      const part = about === '' ? '' : `about=${encodeURIComponent(about)}&`;
      return `${base}${path}${id}?${part}expires=${expires}&signature=${signature}`;
    },
    check({ id, about = '', expires, signature }) {
      if (!UUID.test(id) || !TIME.test(expires)) return 'wrong';
      const sent = Buffer.from(signature);
      const texts = textsOf({ about, expires, id });
      const isRight = keys.some((by) => texts.some((text) => isSame(sent, Buffer.from(hmac(by, text)))));
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
/** Its holder can only stop these mails, so it may stay valid in a mailbox for long. */
const MAILS_OFF: AddressKind = {
  path: '/mails/off/',
  purpose: 'mails-off:',
  expiry: (now) => now + YEAR_MS,
  takesEarlier: true,
};

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
