import type { Result } from '@kinora/contracts';
import type { Kysely } from 'kysely';

import type { Database } from '../adapters/postgres/schema.ts';
import type { AccountChanges } from '../domain/identity/account-changes.ts';
import type { Ledger } from '../domain/money/ledger.ts';
import type { Operations } from '../domain/routing/operations.ts';
import type { Routes } from '../domain/routing/route.ts';

export interface CommandDeps {
  readonly db: Kysely<Database>;
  readonly ledger: Ledger;
  readonly changes: Pick<AccountChanges, 'askDeletion' | 'revoke'>;
  /** Ends an account whose time has come; false where there is none. */
  readonly close: (memberId: string) => Promise<boolean>;
  readonly routes: Routes;
  readonly operations: Pick<Operations, 'uncertain'>;
  /** A secret from the command's input. */
  readonly readKey: () => Promise<string>;
  /** A variable of the environment. */
  readonly variableOf: (name: string) => string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly print: (line: string) => void;
}

/** The exit code, or a sentence for the operator when the command has changed nothing. */
export type Outcome = Result<0 | 1, string>;

export type Command = (deps: CommandDeps, words: readonly string[]) => Promise<Outcome>;

/** A day and a minute of the operator's calendar, which is UTC. */
export const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const minute = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
