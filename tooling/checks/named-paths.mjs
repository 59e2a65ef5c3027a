// What the pages for contributors name is there: files, folders, and commands of npm.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { textFilesBelow } from './text-files.mjs';

const PAGES = ['CONTRIBUTING.md', 'AGENTS.md'];
const PATH = /^(?:\.ci|\.github|apps|docs|packages|tooling)\/[\w./$-]+$/;
const FILE = /^[\w-]*(?:\.[\w-]+)*\.(?:css|json|md|mjs|po|tsx?|ya?ml)$/;
const COMMAND = /\bnpm run ([\w:-]+)/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
/** Made by an installation, so a fresh checkout has none. */
const INSTALLED = 'node_modules';

/** The words between backticks; a fence around lines of code is one of them, too. */
const wordsOf = (text) => [...text.matchAll(/`+([^`]+)`+/g)].flatMap(([, code]) => code.split(/\s+/));

function namedPaths(text) {
  const links = [...text.matchAll(LINK)].map(([, target]) => target);
  const words = wordsOf(text).filter((word) => PATH.test(word) && !word.includes(INSTALLED));
  return [...new Set([...links, ...words])];
}

/** One line for each path, file name or npm command that a page names and nobody finds. */
export function checkNamedPaths({ root, read }) {
  const pages = PAGES.filter((page) => existsSync(join(root, page)));
  if (pages.length === 0) return [];
  const names = new Set(textFilesBelow(root).map((file) => basename(file)));
  const { scripts = {} } = JSON.parse(read('package.json'));
  return pages.flatMap((page) => {
    const text = read(page);
    const paths = namedPaths(text).filter((path) => !existsSync(join(root, path)));
    const files = [...new Set(wordsOf(text))].filter((word) => FILE.test(word) && !names.has(word));
    const commands = [...text.matchAll(COMMAND)].filter(([, name]) => !Object.hasOwn(scripts, name));
    return [...paths, ...files, ...commands.map(([command]) => command)].map(
      (lost) => `${page}: names ${lost}, which is not there`,
    );
  });
}
