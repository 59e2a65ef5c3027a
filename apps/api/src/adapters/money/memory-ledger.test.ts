import { randomUUID } from 'node:crypto';

import { conformsToLedger } from './ledger-conformance.ts';
import { createMemoryLedger } from './memory-ledger.ts';

let time = Date.UTC(2026, 10, 21);

conformsToLedger(async () => ({
  ledger: createMemoryLedger(() => time),
  newMember: async () => randomUUID(),
  now: () => time,
  pass: async (ms) => void (time += ms),
}));
