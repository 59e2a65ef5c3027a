import { randomUUID } from 'node:crypto';

import type { CreationFeed, CreationRecord, Creations, NewClip, Submission } from '../../domain/creations/creation.ts';
import type { Ledger } from '../../domain/money/ledger.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';

const LEASE_MS = 3000;
export const PRICE = 8;

export interface CreationsUnderTest {
  readonly creations: Creations;
  readonly feed: CreationFeed;
  readonly queue: JobQueue;
  readonly ledger: Ledger;
  /** A member with open accounts and without credits. */
  readonly newMember: () => Promise<string>;
}

/** What the tests of creations work with. */
export interface CreationBench extends CreationsUnderTest {
  readonly lane: string;
  readonly aMember: (credits?: number) => Promise<string>;
  readonly submit: (memberId: string, change?: Partial<Submission>) => ReturnType<Creations['submit']>;
  /** Creations that must be taken. */
  readonly create: (memberId: string, change?: Partial<Submission>) => Promise<readonly CreationRecord[]>;
  /** Another worker's lane, so that claims of tests do not meet. */
  readonly claim: (lane: string, leaseMs?: number) => Promise<Job>;
  readonly aLane: () => Promise<string>;
  /** One creation that a worker has begun. */
  readonly running: (memberId: string, change?: Partial<Submission>) => Promise<{ id: string; job: Job }>;
  readonly read: (memberId: string, id: string) => Promise<CreationRecord>;
}

export function aClip(): NewClip {
  const file = { bytes: 1234, checksum: 'ab'.repeat(32) };
  return {
    video: { kind: 'clip', storageKey: randomUUID(), type: 'video/mp4', ...file },
    poster: { kind: 'poster', storageKey: randomUUID(), type: 'image/jpeg', ...file },
    renditions: [
      { kind: 'master', storageKey: randomUUID(), type: 'video/mp4', ...file },
      { kind: 'proxy', storageKey: randomUUID(), type: 'video/mp4', ...file },
    ],
    width: 1280,
    height: 720,
    seconds: 5.25,
  };
}

function aSubmission(memberId: string, lane: string): Submission {
  return {
    memberId,
    key: randomUUID(),
    bodyHash: 'body',
    model: 'local',
    mode: 'text',
    input: { prompt: 'a fox — "quoted" 🦊', seconds: 5 },
    count: 1,
    price: PRICE,
    route: 'local',
    lane,
    total: 120,
    parents: [],
    ttlMs: 3_600_000,
  };
}

export async function creationBench(under: CreationsUnderTest): Promise<CreationBench> {
  const { creations, ledger, queue } = under;
  const aLane = async () => {
    const name = randomUUID();
    await queue.configure({ name, maxRunning: 1000, memberCap: 1000 });
    return name;
  };
  const shared = await aLane();
  const submit = (memberId: string, change: Partial<Submission> = {}) =>
    creations.submit({ ...aSubmission(memberId, shared), ...change });
  const create = async (memberId: string, change?: Partial<Submission>) => {
    const result = await submit(memberId, change);
    if (!result.ok) throw new Error(`refused: ${result.failure.reason}`);
    return result.value.creations;
  };
  const claim = async (lane: string, leaseMs = LEASE_MS) => {
    const job = await queue.claim({ lane, worker: 'w', leaseMs });
    if (!job) throw new Error('nothing to claim');
    return job;
  };
  return {
    ...under,
    lane: shared,
    aLane,
    submit,
    create,
    claim,
    aMember: async (credits = 100) => {
      const memberId = await under.newMember();
      if (credits === 0) return memberId;
      await ledger.grant({ memberId, amount: credits, source: 'plan', event: randomUUID(), scope: 'any' });
      return memberId;
    },
    running: async (memberId, change) => {
      const lane = await aLane();
      await create(memberId, { lane, ...change });
      const job = await claim(lane);
      const record = await creations.begin(job.lease);
      if (!record) throw new Error('did not begin');
      return { id: record.id, job };
    },
    read: async (memberId, id) => {
      const record = await creations.find(memberId, id);
      if (!record) throw new Error(`${id} is gone`);
      return record;
    },
  };
}
