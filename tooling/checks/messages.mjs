// Checks that the studio's catalogue holds what the sources say, by extracting it once more beside it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { messageBreaches } from './message-rules.mjs';

const root = dirname(dirname(import.meta.dirname));
const CATALOGUE = join('en', 'messages.po');
const folder = mkdtempSync(join(tmpdir(), 'kinora-messages-'));

function extract() {
  const config = join(import.meta.dirname, 'messages.config.mjs');
  const env = { ...process.env, KINORA_MESSAGES: folder };
  execFileSync('lingui', ['extract', '--clean', '--config', config], { cwd: root, env, stdio: 'pipe' });
  return readFileSync(join(folder, CATALOGUE), 'utf8');
}

try {
  const committed = readFileSync(join(root, 'apps/studio/src/locales', CATALOGUE), 'utf8');
  const breaches = messageBreaches(committed, extract());
  for (const breach of breaches) console.error(breach);
  console.log(`messages: ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
