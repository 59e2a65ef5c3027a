// The files that list packages by hand, and how a package is added to each of them.
// `tooling/checks/new-package.mjs` refuses a list that is not among them.

const ascending = (one, other) => (one < other ? -1 : 1);

/** The text with what `find` finds replaced by what `change` makes of it. Throws where nothing is found. */
function replaceOnce(text, { file, find, change }) {
  if (!find.test(text))
    throw new Error(`${file} no longer holds ${find}: teach tooling/new-package/places.mjs its form`);
  return text.replace(find, change);
}

function withDependency(text, name) {
  const manifest = JSON.parse(text);
  const dependencies = Object.entries({ ...manifest.dependencies, [`@kinora/${name}`]: 'workspace:*' });
  const sorted = dependencies.toSorted(([one], [other]) => ascending(one, other));
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** The first import is Tailwind, the second the tokens of `ui`, and the features follow in the order of the alphabet. */
function withStyles(text, { file, name }) {
  return replaceOnce(text, {
    file,
    find: /(?<=ui\/theme\.css';\n)(?:@import '@kinora\/[\w-]+\/theme\.css';\n)+/,
    change: (lines) => {
      const all = [...lines.trimEnd().split('\n'), `@import '@kinora/${name}/theme.css';`];
      return `${all.toSorted(ascending).join('\n')}\n`;
    },
  });
}

const ROW = /^\| `packages\/[\w-]+` +\| (\d+) .*$/;

/** Behind the last row whose rank isn't higher. */
function withRow(text, { file, name, about, rank }) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => Number(ROW.exec(line)?.[1] ?? Infinity) <= rank);
  if (last < 0) throw new Error(`${file} no longer has a table of packages`);
  return lines.toSpliced(last + 1, 0, `| \`packages/${name}\` | ${rank} | ${about} |`).join('\n');
}

function withQuoted(list, name) {
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, one]) => one);
  return [...names, name].toSorted(ascending).map((one) => `\n  '${one}',`);
}

function withReach(text, { file, name, isLeaf }) {
  const find = isLeaf ? /(?<=^const LEAVES = \[)[^\]]+(?=\];$)/m : /(?<=^const VIEWS = sorted\()[^)]+(?=\);$)/m;
  const end = isLeaf ? '\n' : '\n  ...LEAVES,\n';
  return replaceOnce(text, { file, find, change: (list) => `${withQuoted(list, name).join('')}${end}` });
}

/** Each takes the text of its file and the package: `{ name, about, rank, isLeaf }`. */
const ADD = {
  'README.md': withRow,
  'apps/storybook/.storybook/preview.css': withStyles,
  'apps/storybook/package.json': (text, { name }) => withDependency(text, name),
  'apps/studio/package.json': (text, { name }) => withDependency(text, name),
  'apps/studio/src/styles.css': withStyles,
  'tooling/gate/reach.data.mjs': withReach,
};

/** The files that list packages, as paths from the root. */
export const PLACES = Object.keys(ADD);

/** The text of one of those files with the package in it. */
export const addTo = (file, text, chosen) => ADD[file](text, { ...chosen, file });
