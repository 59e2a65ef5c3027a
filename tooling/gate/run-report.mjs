// Tells after a run what ran and how long, and of what is remembered when and at which commit it ran.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The tasks of all summaries that Turborepo wrote into `folder`, which is emptied: two runs may end at once. */
export function takeSummaries(folder) {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const tasks = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).tasks);
  for (const file of files) rmSync(file);
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

const isKept = ({ cache }) => cache?.status === 'HIT';
const timeOf = ({ execution }) => (execution ? execution.endTime - execution.startTime : 0);

/** Lines about the tasks of all summaries; `aboutOf(hash)` tells what the store knows of a result. */
export function reportLines(tasks, aboutOf) {
  const ran = tasks.filter((task) => !isKept(task)).toSorted((one, other) => timeOf(other) - timeOf(one));
  const kept = tasks.filter(isKept);
  return [
    ...ran.map((task) => `ran         ${seconds(timeOf(task)).padStart(8)}  ${task.taskId}`),
    ...kept.map(({ taskId, hash }) => {
      const { at, commit, milliseconds = 0 } = aboutOf(hash) ?? {};
      const when = at ? `${at.slice(0, 16).replace('T', ' ')} UTC at ${commit}` : 'before';
      return `remembered  ${seconds(milliseconds).padStart(8)}  ${taskId}, ${when}`;
    }),
  ];
}
