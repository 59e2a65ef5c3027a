// Runs those parts of a task that are neither remembered nor unchanged, and remembers each that passes.
import { openResultStore } from '../vitest/result-store.js';
import { keptSummary, ofShard, sortParts } from './kept-parts.mjs';
import { commitOf, isFresh } from './surroundings.mjs';
import { taskKeys, taskKeysAt } from './task-keys.mjs';

/** The parts there are, and their keys at the commit that is taken for green, if one is named. */
function askedFor(
  { partsOf, tasks },
  { root, wanted, env: { KINORA_BASE: base, KINORA_SHARD: shard, ...environment } },
) {
  const from = { cwd: root, environment };
  const parts = partsOf(taskKeys(tasks, from), root).filter(({ name }) => wanted?.includes(name) ?? true);
  if (!base) return { parts: ofShard(parts, shard) };
  const read = (keys, checkout) => new Map(partsOf(keys, checkout).map(({ name, key }) => [name, key]));
  return { parts: ofShard(parts, shard), before: taskKeysAt(base, tasks, { ...from, read }) };
}

/** Runs `due`, writes down what passed, and returns the exit status. */
function runAndRemember(due, { task, root, words, store }) {
  const { ok, passed } = task.run(
    due.map(({ name }) => name),
    words,
  );
  // What was run with words of the user, or failed beside the tests (an error nobody caught), proves no part.
  if (!ok || words.length > 0) return ok ? 0 : 1;
  const about = { at: new Date().toISOString(), commit: commitOf(root) };
  const proved = due.filter(({ name }) => passed.has(name));
  for (const { name, key } of proved) store?.write(key, Buffer.alloc(0), { ...about, passed: passed.get(name) });
  return proved.length === due.length ? 0 : 1;
}

/**
 * `task` is `{ tasks, partsOf, run, always }`: what Turborepo is asked for; the parts `{ name, key }` that follow from
 * its answer in a checkout; how names are run, which returns `{ ok, passed }` with how many tests of each name passed;
 * and names that run whatever is remembered. Words of the user go to `run`. Returns the exit status.
 */
export function runParts(task, { root, env, words, wanted, say = console.log }) {
  const { parts, before } = askedFor(task, { root, env, wanted });
  const store = env.KINORA_RESULTS ? openResultStore(env.KINORA_RESULTS) : undefined;
  const isAlways = ({ name }) => task.always?.includes(name) ?? false;
  const others = parts.filter((part) => !isAlways(part));
  const { todo, kept, unchanged } = sortParts(others, { store, forget: isFresh(env), before });
  for (const line of keptSummary(kept)) say(line);
  if (unchanged.length > 0) say(`unchanged since ${env.KINORA_BASE}, not run: ${unchanged.join(', ')}`);
  const due = [...parts.filter(isAlways), ...todo];
  return due.length === 0 ? 0 : runAndRemember(due, { task, root, words, store });
}
