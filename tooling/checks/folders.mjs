// The folders directly below a web package's sources: what stands above, and what below.
import { posix } from 'node:path';

import { fixedImports } from './imports.mjs';
import { isForTests, isStory, isTest } from './workspace.mjs';

/** The folder below `src` that a file stands in; undefined for one in `src` itself. */
function folderOf(file, src) {
  const [folder, ...rest] = file.slice(src.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

/** Which file of a folder imports values of which other folder: `Map<"one other", "file -> file">`, one for each pair. */
function arrowsOf({ dir, files }, parse) {
  const src = `${dir}/src/`;
  const arrows = new Map();
  for (const file of files) {
    const from = folderOf(file, src);
    if (from === undefined || isTest(file) || isStory(file) || isForTests(file)) continue;
    for (const { from: specifier } of fixedImports(parse(file))) {
      const target = posix.join(posix.dirname(file), specifier);
      const to = specifier.startsWith('.') && target.startsWith(src) ? folderOf(target, src) : undefined;
      if (to === undefined || to === from || arrows.has(`${from} ${to}`)) continue;
      arrows.set(`${from} ${to}`, `${file.slice(src.length)} -> ${target.slice(src.length)}`);
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
