// docs/architecture.md stays on two screens and leads to every other document.
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

const DOCUMENT = 'docs/architecture.md';
const LINES = 120;
const WORDS = 1400;

const tooMany = (count, most, what) => (count > most ? [`has ${count} ${what}, more than ${most}`] : []);

/** One line where it is too long, and for each document it does not link to. */
export function checkArchitecture({ root, read }) {
  if (!existsSync(join(root, DOCUMENT))) return [];
  const text = read(DOCUMENT);
  const others = globSync('docs/*.md', { cwd: root }).map((file) => basename(file));
  const unlinked = others.filter((file) => file !== basename(DOCUMENT) && !text.includes(`](${file})`));
  return [
    ...tooMany(text.trimEnd().split('\n').length, LINES, 'lines'),
    ...tooMany(text.split(/\s+/).filter((word) => /\w/.test(word)).length, WORDS, 'words'),
    ...unlinked.toSorted().map((file) => `does not link to ${file}`),
  ].map((breach) => `${DOCUMENT}: ${breach}`);
}
