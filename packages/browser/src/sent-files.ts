import { isRecord, textOf } from './record.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'kinora:uploads';
/** The newest ones; a member rarely comes back to more. */
const MOST = 60;

interface Sent {
  readonly owner: string;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string;
  readonly id: string;
}

function parseOne(stored: unknown): Sent | undefined {
  if (!isRecord(stored)) return undefined;
  const [owner, digest, id] = ['owner', 'digest', 'id'].map((name) => textOf(stored, name) ?? '');
  return owner && digest && id ? { owner, digest, id } : undefined;
}

const parse = (stored: unknown): readonly Sent[] | undefined =>
  Array.isArray(stored) ? stored.flatMap((one) => parseOne(one) ?? []) : undefined;

const all = (): readonly Sent[] => readStored('local', KEY, parse) ?? [];

/** What became of one file of one member: the id of its upload. */
export interface SentFile {
  readonly find: () => string | null;
  readonly keep: (id: string) => void;
  readonly forget: () => void;
}

/** Remembers the upload of a file by its content; without a digest it remembers nothing. */
export function sentFile(owner: string, digest: string | null): SentFile {
  const isThis = (sent: Sent) => sent.owner === owner && sent.digest === digest;
  const others = () => all().filter((sent) => !isThis(sent));
  return {
    find: () => all().find(isThis)?.id ?? null,
    keep: (id) => {
      if (digest !== null) writeStored('local', KEY, [{ owner, digest, id }, ...others()].slice(0, MOST));
    },
    forget: () => void writeStored('local', KEY, others()),
  };
}

/** Files up to this size are read as a whole; longer ones would not fit into a page's memory. */
const WHOLE_BYTES = 256 * 1_048_576;
const PART_BYTES = 8 * 1_048_576;

/** What stands for the content of a file: all of it, or of a long one its ends, size, name and time. */
function signatureOf(content: Blob): Blob {
  if (content.size <= WHOLE_BYTES) return content;
  const about = content instanceof File ? `${content.name} ${String(content.lastModified)}` : '';
  const ends = [content.slice(0, PART_BYTES), content.slice(content.size - PART_BYTES)];
  return new Blob([...ends, `${String(content.size)} ${about}`]);
}

/** SHA-256 of a file's content in hexadecimal digits; null where the page may not compute it or the file is gone. */
export async function digestOf(content: Blob): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await signatureOf(content).arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
