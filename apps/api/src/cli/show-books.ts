import { ok } from '@kinora/contracts';

import type { Command } from './command.ts';

/** The sums of all credits, and the rules that are broken. */
export const showBooks: Command = async ({ ledger, print }) => {
  const { sums, breaches } = await ledger.books();
  for (const [name, credits] of Object.entries(sums)) print(`${name.padEnd(22)}${String(credits).padStart(12)}`);
  const total = Object.values(sums).reduce((sum, credits) => sum + credits, 0);
  print(`${'all together'.padEnd(22)}${String(total).padStart(12)}`);
  for (const { rule, subject, detail } of breaches) print(`broken: ${rule} (${subject}: ${detail})`);
  if (breaches.length === 0) print('every rule holds');
  return ok(breaches.length === 0 ? 0 : 1);
};
