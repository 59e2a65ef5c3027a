import { parseArgs } from 'node:util';

import { fail, ok, type Result } from '@kinora/contracts';
import { findModel } from '@kinora/contracts/catalogue';
import { REMOTE_KINDS } from '@kinora/video-providers';

import { problemOfKey } from '../adapters/routing/test-key.ts';
import { ROUTE_DEFAULTS, type NewRoute, type Route, type RouteHealth } from '../domain/routing/route.ts';
import { minute, type Command, type CommandDeps } from './command.ts';

const MICRO = 1_000_000;
const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const PROVIDERS = REMOTE_KINDS.map(({ name }) => name).join(', ');

const OPTIONS = {
  base: { type: 'string' },
  'hook-from': { type: 'string' },
  'key-from': { type: 'string' },
  model: { type: 'string', multiple: true },
  name: { type: 'string' },
  parallel: { type: 'string' },
  place: { type: 'string' },
  rate: { type: 'string' },
  usd: { type: 'string' },
} as const;

const parsed = (words: readonly string[]) =>
  parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true, strict: true });

/** A number above 0, or the usual one. */
function numberOf(text: string | undefined, usual: number): number | undefined {
  if (text === undefined) return usual;
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

type Values = ReturnType<typeof parsed>['values'];

function limitsOf({
  parallel,
  place,
  rate,
  usd,
}: Values): Result<Pick<Route, 'microUsdADay' | 'parallel' | 'perSecond' | 'place'>, string> {
  const limits = {
    parallel: numberOf(parallel, ROUTE_DEFAULTS.parallel),
    place: numberOf(place, ROUTE_DEFAULTS.place),
    perSecond: numberOf(rate, ROUTE_DEFAULTS.perSecond),
    dollars: numberOf(usd, ROUTE_DEFAULTS.microUsdADay / MICRO),
  };
  const { dollars, parallel: jobs, perSecond, place: order } = limits;
  if (jobs === undefined || order === undefined || perSecond === undefined || dollars === undefined) {
    return fail('--parallel, --place, --rate and --usd are numbers above 0');
  }
  return ok({
    parallel: Math.ceil(jobs),
    place: Math.round(order),
    perSecond,
    microUsdADay: Math.round(dollars * MICRO),
  });
}

/** The key from a variable of the environment, so that no history of a shell has it; from the input without one. */
async function keyFor(
  { 'key-from': variable }: Values,
  { readKey, variableOf }: CommandDeps,
): Promise<Result<string, string>> {
  const key = variable === undefined ? await readKey() : (variableOf(variable) ?? '');
  if (key.trim() !== '') return ok(key.trim());
  return fail(variable === undefined ? 'no key was given' : `${variable} is not set`);
}

/** What webhooks are signed with, from a variable; undefined where none is named. */
function hookSecretFor(
  { 'hook-from': variable }: Values,
  { variableOf }: CommandDeps,
): Result<string | undefined, string> {
  const secret = variable === undefined ? undefined : variableOf(variable);
  return variable !== undefined && secret === undefined ? fail(`${variable} is not set`) : ok(secret);
}

/** `slug=name there`, as often as wanted; a slug alone is called the same there. */
function modelsFor({ model = [] }: Values): Result<Readonly<Record<string, string>>, string> {
  const pairs = model.map((one) => one.split('='));
  const strange = pairs.find(
    ([slug = '']) => findModel(slug) === undefined || findModel(slug)?.lifecycle === 'retired',
  );
  if (strange) return fail(`there is no model ${strange[0] ?? ''} that can be run`);
  return ok(Object.fromEntries(pairs.map(([slug = '', ...rest]) => [slug, rest.join('=') || slug])));
}

/** What is wrong with the names a route is given. */
function namingProblem({ base, name, provider }: { provider: string; name: string; base: string | undefined }) {
  if (!REMOTE_KINDS.some((kind) => kind.name === provider)) return `name a provider: ${PROVIDERS}`;
  if (!NAME.test(name)) return 'a name has small letters, digits, dots and dashes';
  return base === undefined || URL.canParse(base) ? undefined : `${base} is no address`;
}

async function newRoute(deps: CommandDeps, words: readonly string[]): Promise<Result<NewRoute, string>> {
  const { positionals, values } = parsed(words);
  const [provider = ''] = positionals;
  const { base, name = provider } = values;
  const problem = namingProblem({ base, name, provider });
  if (problem !== undefined) return fail(problem);
  const limits = limitsOf(values);
  if (!limits.ok) return limits;
  const models = modelsFor(values);
  if (!models.ok) return models;
  const key = await keyFor(values, deps);
  if (!key.ok) return key;
  const hook = hookSecretFor(values, deps);
  if (!hook.ok) return hook;
  const address = base?.replace(/\/$/, '') ?? null;
  return ok({
    id: name,
    provider,
    base: address,
    source: 'operator',
    key: key.value,
    hookSecret: hook.value,
    ...limits.value,
    models: models.value,
  });
}

/** Options that do not exist end with a sentence, not with a trace. */
const careful =
  (command: Command): Command =>
  async (deps, words) => {
    try {
      return await command(deps, words);
    } catch (error) {
      if (error instanceof TypeError && 'code' in error) return fail(error.message);
      throw error;
    }
  };

/** Adds a route, or changes the one of that name. */
export const addRoute = careful(async (deps, words) => {
  const route = await newRoute(deps, words);
  if (!route.ok) return route;
  await deps.routes.put(route.value);
  const { id, microUsdADay, parallel } = route.value;
  deps.print(`${id} is added: up to ${parallel} jobs at once and $${microUsdADay / MICRO} a day`);
  return ok(0);
});

const dollars = (microUsd: number) => `$${(microUsd / MICRO).toFixed(2)}`;

function stateOf({ awayReason, awayUntil, isPaused }: Route & RouteHealth): string {
  if (isPaused) return 'paused';
  if (awayUntil !== null) return `left alone until ${minute(awayUntil)} (${awayReason ?? 'no answer'})`;
  return awayReason === null ? 'open' : `open, last call failed (${awayReason})`;
}

/** Every route with what it does and costs, and its jobs whose outcome is unknown. */
export const listRoutes: Command = async ({ operations, print, routes }) => {
  const all = await routes.list();
  if (all.length === 0) print('there are no routes; add one with: npm run kinora -- route add PROVIDER');
  for (const route of all) {
    const { base, id, microUsdADay, parallel, perSecond, provider, running, source, spent } = route;
    print(`${id}  ${provider}${base === null ? '' : ` at ${base}`}, from the ${source}: ${stateOf(route)}`);
    print(
      `  ${running} of ${parallel} jobs, ${perSecond} calls a second, ${dollars(spent)} of ${dollars(microUsdADay)} spent today`,
    );
  }
  for (const { creationId, detail, route, startedAt } of await operations.uncertain()) {
    print(
      `uncertain: ${creationId} at ${route}, ${minute(startedAt)}: ${detail ?? ''} (look for it there; its credits went back)`,
    );
  }
  return ok(0);
};

export const testRoute: Command = async ({ print, routes }, [id = '']) => {
  const route = (await routes.list()).find((one) => one.id === id);
  if (!route) return fail(`there is no route ${id}`);
  const problem = await problemOfKey(route, (await routes.secretsOf(id)) ?? { key: '' });
  print(problem ? `${id} does not work: ${problem.reason} (${problem.detail})` : `${id} answers, and takes its key`);
  return ok(problem === undefined ? 0 : 1);
};

/** A command that changes one route by its name, and what it says then. */
const changing =
  (change: (deps: CommandDeps, id: string) => Promise<boolean>, said: string): Command =>
  async (deps, [id = '']) => {
    if (!(await change(deps, id))) return fail(`there is no route ${id}`);
    deps.print(`${id} ${said}`);
    return ok(0);
  };

export const pauseRoute = changing(
  ({ routes }, id) => routes.setPaused(id, true),
  'is paused: what runs there is finished, nothing new is started',
);
export const resumeRoute = changing(({ routes }, id) => routes.setPaused(id, false), 'is open again');
export const removeRoute = changing(
  ({ routes }, id) => routes.remove(id),
  'is removed, and its key forgotten as soon as nothing runs there',
);
