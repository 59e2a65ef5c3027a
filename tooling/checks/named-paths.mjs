// What the documents name is there: files, folders, headings they link to, commands of npm, and tests of a package.
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

import { textFilesBelow } from './text-files.mjs';

const PAGES = ['AGENTS.md', 'CONTRIBUTING.md', 'README.md', '.github/*.md', 'docs/*.md', 'docs/decisions/*.md'];
const PATH = /^(?:\.ci|\.github|apps|docs|packages|tooling)\/[\w./$-]+$/;
const ENDING = String.raw`\.(?:css|json|md|mjs|po|sql|tsx?|ya?ml)`;
const FILE = new RegExp(String.raw`^[\w-]*(?:\.[\w-]+)*${ENDING}$`);
/** A file by the end of its path, such as `domain/limits.ts`. */
const TAIL = new RegExp(String.raw`^\w[\w.-]*(?:\/[\w.$-]+)+${ENDING}$`);
const COMMAND = /\bnpm run ([\w:-]+)/g;
/** One test of a package: its name, and a part of the path of a test. */
const TEST = /pnpm --filter @kinora\/([\w-]+) exec vitest run ([\w./-]+)/g;
const LINK = /\]\(([^)\s#:]*)(?:#([^)\s]*))?\)/g;
/** Made by an installation, a build or a start, so a fresh checkout has none. */
const MADE = /(?:^|\/)(?:node_modules|dist|builds|\.kinora|\.gallery)(?:\/|$)/;
/** The server writes these or hands them out, or an operator brings them. */
const NOT_KEPT = /^(?:key|secrets|kinora-account-[\d-]+)\.json$/;
/** The end of a name, such as `-atoms.ts`. */
const ENDS = /^[.-]/;

/** The words between backticks; a fence around lines of code is one of them, too. */
const wordsOf = (text) => [...new Set([...text.matchAll(/`+([^`]+)`+/g)].flatMap(([, code]) => code.split(/\s+/)))];

/** The fragments that GitHub gives to headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function lostLinks(page, { root, read }) {
  return [...read(page).matchAll(LINK)]
    .filter(([, path = '', anchor]) => {
      const target = path === '' ? page : posix.join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
    })
    .map(([, path, anchor]) => (anchor === undefined ? path : `${path}#${anchor}`));
}

/** What a checkout holds, for looking up what documents name. */
function checkoutOf(root, read) {
  const files = textFilesBelow(root).map((file) => `/${file}`);
  return {
    names: new Set(files.map((file) => basename(file))),
    files,
    scripts: JSON.parse(read('package.json')).scripts ?? {},
  };
}

/** A story is run by Storybook, wherever it stands. */
function hasTest([, name, part], { files }) {
  if (name === 'storybook') return files.some((file) => file.endsWith('.stories.tsx') && file.includes(part));
  const home = new RegExp(String.raw`^/(?:apps|packages)/${name}/.*\.test\.ts$`);
  return files.some((file) => home.test(file) && file.includes(part));
}

function isLost(word, { root, names, files }) {
  if (MADE.test(word)) return false;
  if (PATH.test(word)) return !existsSync(join(root, word));
  if (TAIL.test(word)) return !files.some((file) => file.endsWith(`/${word}`));
  if (!FILE.test(word) || NOT_KEPT.test(word)) return false;
  return ENDS.test(word) ? !files.some((file) => file.endsWith(word)) : !names.has(word);
}

/** One line for each path, file name, heading, npm command or test that a document names and nobody finds. */
export function checkNamedPaths({ root, read }) {
  const pages = globSync(PAGES, { cwd: root }).map((page) => page.replaceAll('\\', '/'));
  if (pages.length === 0) return [];
  const checkout = { root, ...checkoutOf(root, read) };
  return pages.toSorted().flatMap((page) => {
    const text = read(page);
    const commands = [...text.matchAll(COMMAND)].filter(([, name]) => !Object.hasOwn(checkout.scripts, name));
    const words = wordsOf(text).filter((word) => isLost(word, checkout));
    const tests = [...text.matchAll(TEST)].filter((found) => !hasTest(found, checkout));
    const lost = [...lostLinks(page, { root, read }), ...words, ...[...commands, ...tests].map(([command]) => command)];
    return [...new Set(lost)].map((one) => `${page}: names ${one}, which is not there`);
  });
}
