// Sorts the pictures of a set into what names a thing and what does not, and writes the list of things.

/** As shares of the hero's height: smaller is lost, larger hides the rest. */
const SIZES = { least: 0.3, most: 0.95 };

const words = (text = '') => text.split(/\s+/).filter(Boolean);
const twice = (names) => names.filter((name, index) => names.indexOf(name) !== index);

/** The rows of all groups: `{ name, character, kind, known }` or `{ name, character, kind, mode, pose, size }`. */
function thingsOf(groups, subjectOf) {
  return groups.flatMap(({ kind, mode, pose, known = [], mounted = [], drawn = [] }) => [
    ...known.map(([name, character, subject]) => ({ name, character, kind, known: subject })),
    ...mounted.map(([name, character]) => ({ name, character, kind, known: subjectOf.get(name) })),
    ...drawn.map(([name, character, size]) => ({ name, character, kind, mode, pose, size })),
  ]);
}

const sizeBreaches = ({ name, size }) =>
  size < SIZES.least || size > SIZES.most ? [`${name}: is ${size} of the hero's height`] : [];

const subjectBreaches = ({ name, known, size }) =>
  known === undefined && size === undefined ? [`${name}: is no mounted picture of the catalogue`] : [];

const isUnfit = (name, unfit) =>
  unfit.some(({ pattern, icons }) => pattern?.test(name) === true || words(icons).includes(name));

/**
 * All things of a set with what is wrong in the lists, a line each. `icons` are the set's names, `groups` and `unfit` the
 * lists, `subjectOf` the names of the catalogue's mounted pictures, by the picture.
 */
export function sortIcons(icons, { groups, unfit, subjectOf }) {
  const things = thingsOf(groups, subjectOf);
  const names = things.map(({ name }) => name);
  const [known, wanted] = [new Set(icons), new Set(names)];
  const listed = unfit.flatMap((one) => words(one.icons));
  const breaches = [
    ...twice([...names, ...listed]).map((name) => `${name}: stands in the lists twice`),
    ...twice(things.map(({ character }) => character)).map((character) => `${character}: stands in the lists twice`),
    ...[...names, ...listed].filter((name) => !known.has(name)).map((name) => `${name}: is not in the set`),
    ...icons
      .filter((name) => !wanted.has(name) && !isUnfit(name, unfit))
      .map((name) => `${name}: is neither a thing nor unfit`),
    ...things.flatMap((thing) => [...sizeBreaches(thing), ...subjectBreaches(thing)]),
  ];
  return { things: things.toSorted((one, other) => (one.name < other.name ? -1 : 1)), breaches };
}

const quoted = (values) => values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ');
const knownRow = ({ name, character, kind, known }) => `  [${quoted([name, character, kind, known])}],`;
const mountedRow = ({ name, character, kind, mode, pose, size }) =>
  `  [${quoted([name, character, kind, mode, pose, size])}],`;

/** The list as a module of @kinora/subjects. */
export function writeList(things) {
  return `// Written by npm run pictures.
import type { KnownThing, MountedThing } from './thing.ts';

/** Things that a subject of the catalogue draws. */
export const KNOWN_THINGS: readonly KnownThing[] = [
${things
  .filter(({ size }) => size === undefined)
  .map(knownRow)
  .join('\n')}
];

/** Things that the mounted picture of their name draws. */
export const MOUNTED_THINGS: readonly MountedThing[] = [
${things
  .filter(({ size }) => size !== undefined)
  .map(mountedRow)
  .join('\n')}
];
`;
}
