import { randomUUID } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';
import { UPLOAD_LIMITS, type Upload, type UploadKind, type UploadUse } from '@kinora/contracts/uploads';

import type { Job, JobQueue, Lease } from '../../domain/queue.ts';
import {
  intakeLane,
  type AcceptedUpload,
  type CheckEnd,
  type UploadRecord,
  type Uploads,
} from '../../domain/uploads/upload.ts';

const DAY_MS = 24 * 3_600_000;

interface Kept {
  record: UploadRecord;
  readonly parts: string[];
  readonly use: UploadUse;
  lock: { readonly token: string; until: number; isWanted: boolean } | undefined;
  jobId: string | undefined;
  storageKey: string;
  type: string;
  touchedAt: number;
  isRemoved: boolean;
}

export interface MemoryUploadsParts {
  readonly queue: Pick<JobQueue, 'cancel' | 'enqueue' | 'finish'>;
  /** The running job of a lease, which the queue in memory doesn't expose. */
  readonly jobOf: (lease: Lease) => Job | undefined;
  readonly now: () => number;
}

type Shelf = Map<string, Kept>;

const isUnfinished = ({ record }: Kept) => record.state === 'receiving' || record.state === 'checking';

const sizeOf = ({ record }: Kept) => (record.state === 'refused' ? 0 : record.bytes);

function newRecord(memberId: string, { name, bytes, now }: { name: string; bytes: number; now: number }): UploadRecord {
  const unknown = {
    kind: null,
    width: null,
    height: null,
    seconds: null,
    assetId: null,
    posterId: null,
    refusal: null,
  };
  return { id: randomUUID(), memberId, name, bytes, received: 0, state: 'receiving', createdAt: now, ...unknown };
}

async function complete(kept: Kept, { queue }: MemoryUploadsParts) {
  const { bytes, id, memberId } = kept.record;
  kept.record = { ...kept.record, state: 'checking' };
  kept.jobId = await queue.enqueue({
    key: `upload:${id}`,
    lane: intakeLane({ bytes, use: kept.use }),
    memberId,
    payload: { uploadId: id },
  });
}

type Receiving = Pick<Uploads, 'append' | 'begin' | 'keep' | 'lock' | 'unlock'>;

function receiving(shelf: Shelf, own: (memberId: string, id: string) => Kept | undefined, parts: MemoryUploadsParts) {
  const { now } = parts;
  const holder = ({ uploadId, token }: { uploadId: string; token: string }) => {
    const kept = shelf.get(uploadId);
    return kept?.lock?.token === token && !kept.isRemoved ? kept : undefined;
  };
  const side: Receiving = {
    async begin({ memberId, name, bytes, use = 'creation' }, limits) {
      const mine = [...shelf.values()].filter(({ record, isRemoved }) => record.memberId === memberId && !isRemoved);
      const total = mine.reduce((sum, one) => sum + sizeOf(one), bytes);
      if (mine.filter(isUnfinished).length >= limits.unfinished) return fail('too-many-uploads');
      if (total > limits.bytes) return fail('uploads-full');
      const record = newRecord(memberId, { name, bytes, now: now() });
      const rest = { parts: [], use, lock: undefined, jobId: undefined, storageKey: '', type: '', isRemoved: false };
      const kept: Kept = { record, touchedAt: now(), ...rest };
      shelf.set(record.id, kept);
      if (bytes === 0) await complete(kept, parts);
      return ok(kept.record);
    },
    async lock(memberId, id, leaseMs) {
      const kept = own(memberId, id);
      if (!kept) return fail('unknown');
      if (kept.lock && kept.lock.until > now()) {
        kept.lock.isWanted = true;
        return fail('locked');
      }
      kept.lock = { token: randomUUID(), until: now() + leaseMs, isWanted: false };
      return ok({ uploadId: id, token: kept.lock.token });
    },
    async keep(lock, leaseMs) {
      const held = holder(lock)?.lock;
      if (!held) return 'lost';
      held.until = now() + leaseMs;
      return held.isWanted ? 'wanted' : 'held';
    },
    async unlock(lock) {
      const kept = holder(lock);
      if (kept) kept.lock = undefined;
    },
    async append(lock, { position, bytes, key }) {
      const kept = holder(lock);
      const { state, received, bytes: all } = kept?.record ?? { state: 'ready', received: 0, bytes: 0 };
      if (!kept || state !== 'receiving' || position !== received || position + bytes > all) return undefined;
      kept.parts.push(key);
      kept.record = { ...kept.record, received: position + bytes };
      kept.touchedAt = now();
      if (position + bytes === all) await complete(kept, parts);
      return position + bytes;
    },
  };
  return side;
}

function kindOf(type: string): UploadKind {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'sound' : 'picture';
}

const isForClips = ({ kind, seconds }: UploadRecord) =>
  kind !== 'sound' && (seconds ?? 0) <= UPLOAD_LIMITS.creation.seconds + 1;

const readyFields = ({ width, height, seconds, type }: AcceptedUpload) => ({
  state: 'ready' as const,
  kind: kindOf(type),
  assetId: randomUUID(),
  width,
  height,
  seconds,
});

type Checking = Pick<Uploads, 'accept' | 'check' | 'refuse'>;

function checking(shelf: Shelf, { queue, jobOf, now }: MemoryUploadsParts): Checking {
  async function end(lease: Lease, id: string, give: (kept: Kept) => void): Promise<CheckEnd> {
    const kept = shelf.get(id);
    if (!kept || kept.isRemoved) {
      await queue.finish(lease);
      return 'removed';
    }
    const before = kept.record;
    if (before.state === 'checking' && jobOf(lease)?.key !== `upload:${id}`) return 'stale';
    give(kept);
    if (before.state !== 'checking') {
      const isSame = before.state === kept.record.state;
      kept.record = before;
      return isSame ? 'ended' : 'stale';
    }
    kept.touchedAt = now();
    await queue.finish(lease);
    return 'ended';
  }
  return {
    async check(lease) {
      const kept = [...shelf.values()].find(({ record }) => jobOf(lease)?.key === `upload:${record.id}`);
      if (!kept || kept.isRemoved || kept.record.state !== 'checking') return undefined;
      const { id, memberId, bytes } = kept.record;
      return { id, memberId, bytes, use: kept.use, parts: [...kept.parts] };
    },
    accept: (lease, id, file) =>
      end(lease, id, (kept) => {
        kept.record = { ...kept.record, ...readyFields(file) };
        Object.assign(kept, { storageKey: file.storageKey, type: file.type });
      }),
    refuse: (lease, id, refusal: NonNullable<Upload['refusal']>) =>
      end(lease, id, (kept) => (kept.record = { ...kept.record, state: 'refused', refusal })),
  };
}

type Clearing = Pick<Uploads, 'expire' | 'filesOf' | 'forget' | 'needingParts' | 'removed'>;

function clearing(shelf: Shelf, now: () => number): Clearing {
  return {
    filesOf: async (ids) =>
      ids.flatMap((id) => {
        const kept = shelf.get(id);
        if (!kept || kept.storageKey === '') return [];
        const { width, height, seconds } = kept.record;
        return [{ id, storageKey: kept.storageKey, type: kept.type, width, height, seconds }];
      }),
    async expire() {
      const old = [...shelf.values()].filter(
        ({ isRemoved, record, touchedAt }) =>
          !isRemoved && ['receiving', 'refused'].includes(record.state) && touchedAt < now() - DAY_MS,
      );
      for (const kept of old) kept.isRemoved = true;
      return old.length;
    },
    removed: async () => [...shelf.values()].filter(({ isRemoved }) => isRemoved).map(({ record }) => record.id),
    needingParts: async (ids) =>
      ids.filter((id) => {
        const kept = shelf.get(id);
        return kept !== undefined && !kept.isRemoved && isUnfinished(kept);
      }),
    async forget(id) {
      if (shelf.get(id)?.isRemoved === true) shelf.delete(id);
    },
  };
}

/** Uploads that live as long as the process. Nothing here uses them, so what is removed may go at once. */
export function createMemoryUploads(parts: MemoryUploadsParts): Uploads {
  const shelf: Shelf = new Map();
  const own = (memberId: string, id: string) => {
    const kept = shelf.get(id);
    return kept?.record.memberId === memberId && !kept.isRemoved ? kept : undefined;
  };
  return {
    ...receiving(shelf, own, parts),
    ...checking(shelf, parts),
    ...clearing(shelf, parts.now),
    find: async (memberId, id) => own(memberId, id)?.record,
    async list(memberId, { cursor = '', limit, use = 'creation' }) {
      const ready = [...shelf.values()].filter(
        ({ record, isRemoved }) => record.memberId === memberId && record.state === 'ready' && !isRemoved,
      );
      const fitting = ready.map(({ record }) => record).filter((record) => use === 'timeline' || isForClips(record));
      const newest = fitting.toReversed();
      const from = newest.findIndex(({ id }) => id === cursor) + 1;
      const uploads = newest.slice(from, from + limit);
      return { uploads, next: newest.length > from + limit ? (uploads.at(-1)?.id ?? null) : null };
    },
    async remove(memberId, id) {
      const kept = own(memberId, id);
      if (!kept) return false;
      kept.isRemoved = true;
      if (kept.jobId !== undefined) await parts.queue.cancel(kept.jobId);
      return true;
    },
  };
}
