// Compares what the package in the working directory offers with what its report says.
// Run by each package's `publishable`, after its declarations were made.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { apiReport, REPORT } from './api-report.mjs';

const folder = process.cwd();
const file = join(folder, REPORT);
const report = apiReport(folder);
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';

/** The first line that differs, as somebody looks for it. */
function firstDifference(one, other) {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return at < 0 ? '' : `line ${at + 1}: ${lines[at]}`;
}

if (report === undefined) console.log(`${basename(folder)}: offers no types`);
else if (report !== written) {
  console.error(`${basename(folder)}/${REPORT} is not what the package offers; ${firstDifference(report, written)}`);
  console.error('Look at the change with `npm run api`, which writes it, and commit the report.');
  process.exitCode = 1;
}
