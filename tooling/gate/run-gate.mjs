// The gate: what it runs, in which order, and what it says at the end.
import { ofShard } from './kept-parts.mjs';
import { reportLines } from './run-report.mjs';
import { changedTasks, taskKeys, taskKeysAt } from './task-keys.mjs';

/** All packages of the web are one program of Storybook's: each file is checked once, not once for each dependent. */
const TYPES = [
  'api',
  'contracts',
  'drawing',
  'footage',
  'media-node',
  'reading',
  'scenes',
  'storybook',
  'studio',
  'subjects',
  'timeline',
  'video-providers',
];
/** Quick, and never taken from memory where a machine decides whether a change lands. */
const ALWAYS = ['format', 'licences', ...TYPES.map((name) => `@kinora/${name}#typecheck`)];
const CHECKS = ['lint', 'lint:types', 'knip', 'commits', 'conventions', 'messages', 'boundaries'];
const PROOFS = [
  'tooling',
  'reach',
  'test',
  'test:browser',
  'test:stories',
  'build',
  'bundle',
  'outside',
  'publishable',
];
/** They see for themselves what has changed: each of their parts is remembered alone. */
const OF_PARTS = ['@kinora/storybook#test:stories', '@kinora/studio#e2e'];
/** Each takes ten times as long as most others: they start first, or everything would wait for them in the end. */
const LONGEST = ['@kinora/api#test', '@kinora/storybook#test:stories'];
const AT_ONCE = 3;
const LOGS = ['--continue=dependencies-successful', '--log-order=grouped'];

const STAGES = {
  check: [ALWAYS, CHECKS],
  // The end-to-end tests have the machine to themselves: they wait for pictures that are drawn in time.
  test: [ALWAYS, [...CHECKS, ...PROOFS], ['e2e']],
};

const minutes = (since) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

/** The tasks of a stage: all of these names, this runner's share of them, or those that differ from a `base`. */
function tasksOf(names, { root, env }) {
  const { KINORA_BASE: base, KINORA_SHARD: shard, ...environment } = env;
  if (!base && !shard && !names.includes('test')) return names;
  const from = { cwd: root, environment };
  const due = changedTasks(taskKeys(names, from), base && taskKeysAt(base, names, from));
  const asked = due.filter((task) => names.includes(task) || names.includes(task.slice(task.indexOf('#') + 1)));
  const whole = asked.filter((task) => !OF_PARTS.includes(task));
  // Those of parts share out their parts themselves, and know themselves what has changed.
  const ofParts = OF_PARTS.filter((task) => names.includes(task.split('#')[1]));
  return [...ofShard(whole, shard), ...ofParts];
}

/** Runs the tasks of a stage, the longest ones beside the others: three at a time in all. */
async function runStage(turbo, tasks, { words, ...options }) {
  if (tasks.length === 0) return { status: 0, tasks: [] };
  const longest = tasks.filter((task) => LONGEST.includes(task));
  const others = tasks.filter((task) => !LONGEST.includes(task));
  if (longest.length === 0 || others.length === 0) return turbo([...tasks, ...words], options);
  const results = await Promise.all([
    turbo([...longest, ...words, `--concurrency=${longest.length}`], options),
    turbo([...others, ...words, `--concurrency=${AT_ONCE - longest.length}`], options),
  ]);
  const status = results.find((result) => result.status !== 0)?.status ?? 0;
  return { status, tasks: results.flatMap((result) => result.tasks) };
}

/**
 * Runs the stages of `name` ("check" or "test") until one fails and returns the exit status.
 * `strict` runs format, licences and types again whatever is remembered; `extra` goes to the last stage.
 */
export async function runGate(name, { root, turbo, store, env, facts, strict, extra = [] }) {
  const start = Date.now();
  const done = [];
  let status = 0;
  console.log(`kinora: ${Object.values(facts).join(', ')}`);
  for (const [index, names] of STAGES[name].entries()) {
    const tasks = tasksOf(names, { root, env });
    const last = index === STAGES[name].length - 1;
    const words = [...LOGS, ...(last ? extra : [])];
    const result = await runStage(turbo, tasks, { words, anew: strict && names === ALWAYS });
    done.push(...result.tasks);
    status = result.status;
    console.log(`kinora: ${names.join(', ')}: ${minutes(start)} since the start`);
    if (status !== 0) break;
  }
  console.log(reportLines(done, (hash) => store.read(hash)?.about).join('\n'));
  console.log(`kinora: ${name} took ${minutes(start)}`);
  return status;
}
