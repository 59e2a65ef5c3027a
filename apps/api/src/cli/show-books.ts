import { fail, ok } from '@kinora/contracts';

import type { Books } from '../domain/money/ledger.ts';
import type { Command, CommandDeps } from './command.ts';

const totalOf = ({ sums }: Books) => Object.values(sums).reduce((total, sum) => total + sum, 0);

function printBooks({ print }: CommandDeps, books: Books): void {
  const { sums, rules, breaches } = books;
  const figure = (name: string, credits: number) => print(`${name.padEnd(22)}${String(credits).padStart(12)}`);
  for (const [name, credits] of Object.entries(sums)) figure(name, credits);
  figure('total', totalOf(books));
  const broken = new Set(breaches.map(({ rule }) => rule));
  for (const rule of rules) print(`${broken.has(rule) ? 'broken' : 'holds '}  ${rule}`);
  for (const { rule, subject, detail } of breaches) print(`broken: ${rule} (${subject}: ${detail})`);
  if (breaches.length === 0) print(`every rule holds: ${rules.length} of ${rules.length}`);
}

/** The sums of all credits, the rules, and where they are broken; with `--json` as one line for programs. */
export const showBooks: Command = async (deps, [how]) => {
  if (how !== undefined && how !== '--json') return fail(`books takes only --json, not "${how}"`);
  const books = await deps.ledger.books();
  if (how === '--json') deps.print(JSON.stringify({ ...books, total: totalOf(books) }));
  else printBooks(deps, books);
  return ok(books.breaches.length === 0 ? 0 : 1);
};
