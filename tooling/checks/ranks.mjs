// Imports go to a lower rank and to code that runs in the same place. The sources count, not what is declared.
import { importsOf } from './imports.mjs';
import { isForTests, isStory, isTest } from './workspace.mjs';

const RUNS = ['any', 'web', 'server'];
const TESTKIT = '@kinora/testkit';

const packageOf = (specifier) => specifier.split('/').slice(0, 2).join('/');

function breachOf({ one, other, file }) {
  const dressRehearsal = isStory(file) || isTest(file) || isForTests(file);
  if (other.name === TESTKIT && one.name !== TESTKIT) {
    return dressRehearsal ? undefined : 'only stories and tests import testkit';
  }
  if (other.rank >= one.rank) return `rank ${other.rank} is not below ${one.rank}`;
  if (![one.runs, 'any'].includes(other.runs)) return `${other.runs} code does not run where ${one.runs} code does`;
  return undefined;
}

/** One line for each import that breaks the order of the packages, and for each package without a place in it. */
export function checkRanks({ packages, parse }) {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const placeless = packages.filter(({ rank, runs }) => !Number.isInteger(rank) || !RUNS.includes(runs));
  if (placeless.length > 0) return placeless.map(({ dir }) => `${dir}: "kinora": { "rank", "runs" } is missing`);
  return packages.flatMap((one) =>
    one.files.flatMap((file) =>
      importsOf(parse(file))
        .map(({ from }) => byName.get(packageOf(from)))
        .filter((other) => other && other !== one)
        .map((other) => [other.name, breachOf({ one, other, file })])
        .filter(([, breach]) => breach)
        .map(([name, breach]) => `${file}: imports ${name}, but ${breach}`),
    ),
  );
}
