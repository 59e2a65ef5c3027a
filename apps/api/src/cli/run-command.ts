import { fail } from '@kinora/contracts';

import type { Command, CommandDeps, Outcome } from './command.ts';
import { deleteMember, revokeSessions } from './end-account.ts';
import { grantCredits } from './grant-credits.ts';
import { addRoute, listRoutes, pauseRoute, removeRoute, resumeRoute, testRoute } from './manage-routes.ts';
import { showBooks } from './show-books.ts';
import { showMember } from './show-member.ts';

const USAGE = `npm run kinora -- books [--json]               the sums of all credits, and whether every rule holds
npm run kinora -- member show EMAIL            a member's ways in, credits, creations and last events
npm run kinora -- member grant EMAIL N         gives a member N credits for any route;
                                               [--source promotion] [--expires DAYS]
npm run kinora -- member revoke EMAIL          signs a member out everywhere
npm run kinora -- member delete EMAIL          lets an account go in seven days
npm run kinora -- member delete EMAIL --now    lets it go at once
npm run kinora -- route add PROVIDER           a way to run models; the key is read from the input:
                                               [--key-from VARIABLE] [--hook-from VARIABLE]
                                               [--name NAME] [--base URL] [--usd 5]
                                               [--parallel 5] [--rate 5] [--place 100]
                                               [--model SLUG=NAME], for openai-compatible
npm run kinora -- route list                   what each does and costs today, and what ended uncertain
npm run kinora -- route test NAME              whether its address and key work
npm run kinora -- route pause NAME             starts nothing new there; route resume NAME goes on
npm run kinora -- route remove NAME            forgets it and its key`;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['member show', showMember],
  ['member grant', grantCredits],
  ['member revoke', revokeSessions],
  ['member delete', deleteMember],
  ['route add', addRoute],
  ['route list', listRoutes],
  ['route test', testRoute],
  ['route pause', pauseRoute],
  ['route resume', resumeRoute],
  ['route remove', removeRoute],
]);

async function choose(deps: CommandDeps, [topic, verb, ...rest]: readonly string[]): Promise<Outcome> {
  const name = [topic, verb].filter((word) => word !== undefined).join(' ');
  const command = COMMANDS.get(name);
  if (command) return command(deps, rest);
  if (topic === 'books') return showBooks(deps, verb === undefined ? [] : [verb]);
  return fail(`${name === '' ? 'name a command' : `there is no command "${name}"`}:\n${USAGE}`);
}

/** Runs one command of the operator. Returns the exit code: 0 done, 1 a rule of the books is broken, 2 refused; what cannot be read ends with 2, too. */
export async function runCommand(deps: CommandDeps, words: readonly string[]): Promise<0 | 1 | 2> {
  const outcome = await choose(deps, words);
  if (outcome.ok) return outcome.value;
  deps.print(outcome.failure);
  return 2;
}
