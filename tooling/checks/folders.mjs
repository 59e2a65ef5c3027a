// The folders directly below a web package's sources: what stands above, and what below.
import { posix } from 'node:path';

import { fixedImports } from './imports.mjs';
import { isForTests, isStory, isTest } from './workspace.mjs';

/** The folder below `src` that a file stands in; undefined for one in `src` itself. */
function folderOf(file, src) {
  const [folder, ...rest] = file.slice(src.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

const isOfTheHouse = (file) => !isTest(file) && !isStory(file) && !isForTests(file);

/** The folders that a file imports values of, each with the file it imports. */
function targetsOf(file, { src, parse }) {
  return fixedImports(parse(file))
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(file), from))
    .filter((target) => target.startsWith(src))
    .map((target) => ({ target, to: folderOf(target, src) }))
    .filter(({ to }) => to !== undefined && to !== folderOf(file, src));
}

/** Which file of a folder imports values of which other folder: `Map<"one other", "file -> file">`, one for each pair. */
function arrowsOf({ dir, files }, parse) {
  const src = `${dir}/src/`;
  const arrows = new Map();
  for (const file of files.filter((one) => isOfTheHouse(one) && folderOf(one, src) !== undefined)) {
    for (const { target, to } of targetsOf(file, { src, parse })) {
      const pair = `${folderOf(file, src)} ${to}`;
      if (!arrows.has(pair)) arrows.set(pair, `${file.slice(src.length)} -> ${target.slice(src.length)}`);
    }
  }
  return arrows;
}

/** One line for each two folders that import each other's values: one of them belongs below the other. */
export function checkFolders({ packages, parse }) {
  return packages
    .filter(({ runs }) => runs === 'web')
    .flatMap((one) => {
      const arrows = arrowsOf(one, parse);
      return [...arrows].flatMap(([pair, arrow]) => {
        const [from, to] = pair.split(' ');
        const back = arrows.get(`${to} ${from}`);
        return back && from < to ? [`${one.dir}/src: ${from} and ${to} import each other: ${arrow}, ${back}`] : [];
      });
    });
}
