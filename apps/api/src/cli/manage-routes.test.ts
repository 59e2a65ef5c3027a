import { startSimulator, WIRES, type Simulator } from '@kinora/video-providers/simulators';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { commandDeps } from './command-deps.ts';
import { runCommand } from './run-command.ts';

let database: OpenDatabase;
let vendor: Simulator;
beforeAll(async () => {
  database = await testDatabase();
  const wire = WIRES.find(({ name }) => name === 'vidu');
  if (!wire) throw new Error('there is a simulator of Vidu');
  vendor = await startSimulator(wire, { film: () => Buffer.from('film') });
});
afterAll(async () => {
  await vendor.close();
  await database.close();
});

/** What a command says, with what comes from its input and what stands in its environment. */
async function run(
  command: string,
  { input = '', variables = {} }: { input?: string; variables?: Record<string, string> } = {},
) {
  const lines: string[] = [];
  const deps = commandDeps({
    db: database.db,
    sealKeys: [Buffer.alloc(32, 3).toString('base64url')],
    print: (line) => void lines.push(line),
    readKey: () => Promise.resolve(input),
    variableOf: (name) => variables[name],
  });
  const code = await runCommand(deps, command.split(' '));
  return { code, text: lines.join('\n') };
}

it('adds a route with its limits, tests it, and never says its key', async () => {
  const added = await run(`route add vidu --base ${vendor.base} --usd 2.5 --parallel 3`, { input: `${vendor.key}\n` });
  expect(added).toEqual({ code: 0, text: 'vidu is added: up to 3 jobs at once and $2.5 a day' });
  expect(await run('route test vidu')).toEqual({ code: 0, text: 'vidu answers, and takes its key' });
  const { text } = await run('route list');
  expect(text).toContain(`vidu  vidu at ${vendor.base}, from the operator: open`);
  expect(text).toContain('0 of 3 jobs, 5 calls a second, $0.00 of $2.50 spent today');
  expect(text).not.toContain(vendor.key);
});

it('takes a key from a variable, and says when it does not work', async () => {
  const command = `route add vidu --name other --base ${vendor.base} --key-from MY_KEY`;
  expect(await run(command)).toEqual({ code: 2, text: 'MY_KEY is not set' });
  expect(await run(command, { variables: { MY_KEY: 'wrong' } })).toMatchObject({ code: 0 });
  const { code, text } = await run('route test other');
  expect([code, text]).toEqual([1, expect.stringContaining('other does not work: key-refused')]);
  expect(text).not.toContain('wrong');
});

it('pauses, goes on and removes', async () => {
  expect((await run('route pause vidu')).text).toContain('vidu is paused');
  expect((await run('route list')).text).toContain('paused');
  expect((await run('route resume vidu')).text).toBe('vidu is open again');
  expect((await run('route remove vidu')).text).toContain('vidu is removed');
  expect(await run('route pause vidu')).toEqual({ code: 2, text: 'there is no route vidu' });
});

it.each([
  ['route add', 'name a provider: comfyui, fal'],
  ['route add nobody', 'name a provider'],
  ['route add vidu --name Not_A_Name!', 'a name has small letters'],
  ['route add vidu --base nowhere', 'nowhere is no address'],
  ['route add openai-compatible --model none=x', 'there is no model none that can be run'],
  ['route add openai-compatible --model sora-2=x', 'there is no model sora-2 that can be run'],
  ['route add vidu --usd 0', '--parallel, --place, --rate and --usd are numbers above 0'],
  ['route add vidu', 'no key was given'],
  ['route add vidu --secret x', "Unknown option '--secret'"],
  ['route test nobody', 'there is no route nobody'],
])('refuses "%s" in a sentence', async (command, words) => {
  expect(await run(command)).toMatchObject({ code: 2, text: expect.stringContaining(words) as string });
});

it('says which models a server of one’s own runs', async () => {
  const added = await run(
    'route add openai-compatible --base https://gateway.example.com/v1 --model veo-3-1=google/veo',
    { input: 'sk' },
  );
  expect(added).toMatchObject({ code: 0 });
  const { rows } = await sql<{ models: object }>`select models from route where id = 'openai-compatible'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ models: { 'veo-3-1': 'google/veo' } }]);
});
