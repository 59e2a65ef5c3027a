// What the server spends on saving one edit of a project with 12,000 clips: it compares and applies the edit and looks at
// the whole document. Beside what it costs to read and write the same document as JSON, which cannot be saved.
//   node --conditions=@kinora/source tooling/bench/save-edits.mjs [rounds]
import { applyEdits } from '../../apps/api/src/domain/projects/apply-edits.ts';
import { aTimelineOf, someMedia } from '../../packages/timeline/src/fixtures.ts';
import { problemsOf, run } from '../../packages/timeline/src/index.ts';
import { median, tell } from './figures.mjs';

/** Times reading and writing the document. */
const LIMITS = { saving: 2, looking: 1 };
const CLIPS = 12_000;

const [rounds = '15'] = process.argv.slice(2);
const start = aTimelineOf(CLIPS);
const text = JSON.stringify(start);
const { id } = start.tracks[1].clips[40];
const plan = run(start, { op: 'setClip', clipId: id, gain: 0.5 }, { media: someMedia, makeId: () => 'made' });
if (!plan.ok) throw new Error(plan.failure.reason);

/** As they come from the database and the wire: nothing of them was seen before. */
const fresh = () => ({ document: JSON.parse(text), edits: JSON.parse(JSON.stringify([plan.value])) });

function save() {
  const { document, edits } = fresh();
  const begin = performance.now();
  const version = applyEdits(document, edits);
  const time = performance.now() - begin;
  if (!version.ok) throw new Error(version.failure.reason);
  return time;
}

function look() {
  const { document } = fresh();
  const begin = performance.now();
  const problems = problemsOf(document, {});
  const time = performance.now() - begin;
  if (problems.length > 0) throw new Error(problems[0].problem);
  return time;
}

function readAndWrite() {
  const begin = performance.now();
  JSON.stringify(JSON.parse(text));
  return performance.now() - begin;
}

const WORKS = { readAndWrite, look, save };
const times = Object.fromEntries(Object.keys(WORKS).map((name) => [name, []]));
for (const work of Object.values(WORKS)) work();
for (let round = 0; round < Number(rounds); round += 1) {
  for (const [name, work] of Object.entries(WORKS)) times[name].push(work());
}
const middle = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
console.log(
  `${CLIPS} clips, ${(text.length / 1e6).toFixed(1)} MB: read and written ${middle.readAndWrite.toFixed(0)} ms,`,
  `looked at ${middle.look.toFixed(0)} ms, an edit saved ${middle.save.toFixed(0)} ms`,
);
tell('  looking at it, times reading and writing it', middle.look / middle.readAndWrite, LIMITS.looking);
tell('  saving an edit, times reading and writing it', middle.save / middle.readAndWrite, LIMITS.saving);
