// Checks the studio's catalogue of every language against what the sources say, by extracting that once more beside it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import config from '../../lingui.config.mjs';
import { catalogueBreaches } from './message-rules.mjs';

const root = dirname(dirname(import.meta.dirname));
const folder = mkdtempSync(join(tmpdir(), 'kinora-messages-'));
const { locales, sourceLocale } = config;

function extract() {
  const own = join(import.meta.dirname, 'messages.config.mjs');
  const env = { ...process.env, KINORA_MESSAGES: folder };
  execFileSync('lingui', ['extract', '--clean', '--config', own], { cwd: root, env, stdio: 'pipe' });
  return readFileSync(join(folder, sourceLocale, 'messages.po'), 'utf8');
}

function breachesOf(locale, extracted) {
  const file = join(root, 'apps/studio/src/locales', locale, 'messages.po');
  if (!existsSync(file)) return [`${locale} has a folder and no catalogue: npm run i18n`];
  return catalogueBreaches({ locale, sourceLocale, catalogue: readFileSync(file, 'utf8'), extracted });
}

try {
  const extracted = extract();
  const breaches = locales.flatMap((locale) => breachesOf(locale, extracted));
  for (const breach of breaches) console.error(breach);
  console.log(`messages: ${breaches.length} breaches in ${locales.join(', ')}`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
