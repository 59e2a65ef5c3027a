import { isRecord, numberOf, textOf } from './record.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

const KEY = 'userInfo';

/** What this browser remembers of its member, so that a page shows it before the server answers. */
export interface StoredMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  /** The last known number of credits. */
  readonly balance: number;
  readonly isPaid: boolean;
  readonly hasPlan: boolean;
}

function parse(stored: unknown): StoredMember | undefined {
  if (!isRecord(stored)) return undefined;
  const id = textOf(stored, 'id') ?? '';
  const email = textOf(stored, 'email') ?? '';
  if (id === '' || email === '') return undefined;
  return {
    id,
    email,
    name: textOf(stored, 'name') ?? '',
    photo: textOf(stored, 'head_photo') ?? null,
    balance: numberOf(stored, 'total_integral') ?? 0,
    isPaid: stored.paid === 1,
    hasPlan: stored.isSubscription === true,
  };
}

/** The member of this browser as last seen; null without one, or when the entry is damaged. */
export const readUserInfo = (): StoredMember | null => readStored('local', KEY, parse) ?? null;

/** The fields of the specification without `token` and `integral_token`: those live in cookies only. */
export function writeUserInfo({ photo, balance, isPaid, hasPlan, ...member }: StoredMember): void {
  writeStored('local', KEY, {
    ...member,
    user_id: member.id,
    head_photo: photo,
    total_integral: balance,
    paid: isPaid ? 1 : 0,
    isSubscription: hasPlan,
  });
}

export const dropUserInfo = (): void => dropStored('local', KEY);

/**
 * Calls back when another tab has changed what is remembered; returns how to stop. News of a sign-in may be here before
 * the member it is about: what tabs store reaches each other in its own time.
 */
export function watchUserInfo(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) listener();
  };
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
}
