// Writes the report of every package that offers types. Run by `npm run api`, which makes the declarations first.
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiReport, REPORT } from './api-report.mjs';

const root = join(import.meta.dirname, '../..');
for (const name of globSync('packages/*', { cwd: root })) {
  const report = apiReport(join(root, name));
  if (report !== undefined) writeFileSync(join(root, name, REPORT), report);
}
