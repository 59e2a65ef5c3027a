import { randomUUID } from 'node:crypto';

import type { Grant, Ledger, NewHold } from '../../domain/money/ledger.ts';

const HOUR = 3_600_000;

export interface LedgerUnderTest {
  readonly ledger: Ledger;
  /** A member without accounts. */
  readonly newMember: () => Promise<string>;
  readonly now: () => number;
  /** Moves the clock of the books on. */
  readonly pass: (ms: number) => Promise<void>;
}

export interface Bench extends LedgerUnderTest {
  readonly aMember: (...grants: readonly Partial<Grant>[]) => Promise<string>;
  readonly grant: (memberId: string, grant?: Partial<Grant>) => ReturnType<Ledger['grant']>;
  readonly hold: (memberId: string, hold?: Partial<NewHold>) => ReturnType<Ledger['hold']>;
  /** A hold that must succeed. */
  readonly held: (memberId: string, hold?: Partial<NewHold>) => Promise<string>;
}

/** What the tests of a ledger stand on. */
export function benchOf(under: LedgerUnderTest): Bench {
  const { ledger } = under;
  const grant = (memberId: string, given: Partial<Grant> = {}) =>
    ledger.grant({ memberId, amount: 10, source: 'plan', event: randomUUID(), scope: 'any', ...given });
  const hold = (memberId: string, wanted: Partial<NewHold> = {}) =>
    ledger.hold({ memberId, amount: 8, route: 'local', key: randomUUID(), ttlMs: HOUR, ...wanted });
  return {
    ...under,
    grant,
    hold,
    aMember: async (...grants) => {
      const memberId = await under.newMember();
      await ledger.open(memberId);
      for (const given of grants) await grant(memberId, given);
      return memberId;
    },
    held: async (memberId, wanted) => {
      const result = await hold(memberId, wanted);
      if (!result.ok) throw new Error(`refused: ${result.failure.reason}`);
      return result.value.holdId;
    },
  };
}
