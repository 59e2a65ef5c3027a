// Runs the family as run.mjs runs a command.
import { join } from 'node:path';

import { run } from '../processes.mjs';

const family = join(import.meta.dirname, 'family.mjs');
process.exitCode = await run([process.execPath, family, '1'], { cwd: import.meta.dirname, env: process.env });
