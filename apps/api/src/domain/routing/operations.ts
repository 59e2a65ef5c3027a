import type { Phase } from '@kinora/contracts/creations';

import type { Lease } from '../queue.ts';

/** A job as its vendor calls it. */
interface External {
  readonly id: string;
  /** What else its addresses need. */
  readonly more?: Readonly<Record<string, string>>;
}

type OperationState = 'cancelled' | 'done' | 'failed' | 'open' | 'starting' | 'uncertain';

/** A job at a vendor, as it is written down. */
export interface OperationRecord {
  /** Ours, and the key with which it is started. */
  readonly id: string;
  readonly creationId: string;
  readonly route: string;
  readonly jobId: string;
  /** Of the worker that has it now. */
  readonly token: string;
  readonly state: OperationState;
  /** The vendor's; null until its answer has come. */
  readonly external: External | null;
  /** What it costs, in millionths of a US dollar. */
  readonly microUsd: number;
  readonly checks: number;
  /** Checks in a row that came to nothing. */
  readonly misses: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** A route that may be tried, and what it would cost there. */
export interface RouteCandidate {
  readonly route: string;
  readonly microUsd: number;
}

/** Why a route takes no more for now. */
export type RouteRefusal = 'away' | 'busy' | 'gone' | 'quota';

export type Begun =
  /** `callAt`, epoch milliseconds: not before, so that the route's limit is kept. */
  | { readonly outcome: 'begun'; readonly operation: OperationRecord; readonly callAt: number }
  /** A worker was lost after it had written this down. */
  | { readonly outcome: 'resumed'; readonly operation: OperationRecord }
  | { readonly outcome: 'refused'; readonly refusals: Readonly<Record<string, RouteRefusal>> }
  | { readonly outcome: 'stale' };

/** A job that is to be asked for now. */
export interface DueOperation extends OperationRecord {
  readonly callAt: number;
  readonly isCancelRequested: boolean;
  /** Its creation has ended meanwhile: a result comes late, and free. */
  readonly isEnded: boolean;
}

/** A job that goes on. */
export interface Checked extends Pick<OperationRecord, 'id' | 'jobId' | 'misses' | 'token'> {
  /** Milliseconds until it is asked for again. */
  readonly inMs: number;
  readonly progress?: { readonly phase: Phase; readonly done: number; readonly total: number } | undefined;
}

/** Why a book is closed, for the operator. */
interface OperationEnd {
  readonly state: 'cancelled' | 'done' | 'failed' | 'uncertain';
  readonly reason?: string | undefined;
  readonly detail?: string | undefined;
}

/** The books of what runs elsewhere: written before it is started, closed when it has ended. */
export interface Operations {
  /** Writes a start down at the first candidate that takes one; nothing else may start a job. */
  begin(lease: Lease, candidates: readonly RouteCandidate[]): Promise<Begun>;
  /** Its name at the vendor is known: the worker releases it, and any worker may check it. */
  open(of: Pick<OperationRecord, 'id' | 'token'>, external: External, checkInMs: number): Promise<boolean>;
  end(id: string, end: OperationEnd): Promise<boolean>;
  /** Operations that are due, each leased to this worker. */
  claim(limit: number, leaseMs: number): Promise<readonly DueOperation[]>;
  /** Prolongs what takes longer: copying a result. */
  beat(of: readonly Pick<OperationRecord, 'id' | 'token'>[], leaseMs: number): Promise<void>;
  checked(all: readonly Checked[]): Promise<void>;
  /** A vendor says that there is news. False where no such job is open. */
  wake(route: string, externalId: string): Promise<boolean>;
  /** Starts of the last week with an unknown outcome, newest first. */
  uncertain(): Promise<readonly (OperationRecord & { readonly detail: string | null })[]>;
  /** Of a creation, the newest first. */
  ofCreation(creationId: string): Promise<readonly OperationRecord[]>;
}
