// What making a package would write, worked out before anything is written.
import { packageFiles } from './package-files.mjs';
import { addTo, PLACES } from './places.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ABOUT = /^[\p{L}\p{N}][\p{L}\p{N} ,.;:'’()&+-]*$/u;
const LONGEST = { name: 30, about: 90 };
/** What `tooling/checks/layout.mjs` refuses as the name of a file, and the files that each package has. */
const SAYS_NOTHING = ['common', 'constants', 'helper', 'helpers', 'hooks', 'misc', 'types', 'util', 'utils'];
const OWN_FILES = ['index', 'main', 'matching-entries', 'testing'];
/** Views are made of components of `ui`. */
const ABOVE = '@kinora/ui';

const RANK = '--rank=';
const USE = 'npm run new-package -- <name> "<what it is for, in one line>" [--rank=<number>]';

function nameProblem(name, packages) {
  if (!NAME.test(name)) return `"${name}" is not a name: small letters, digits and single hyphens, as in gift-cards`;
  if (name.length > LONGEST.name) return `"${name}" is longer than ${LONGEST.name} letters`;
  if (SAYS_NOTHING.includes(name)) return `"${name}" says nothing about what is in it`;
  if (OWN_FILES.includes(name)) return `"${name}" is the name of a file in every package`;
  const taken = packages.find((one) => one.name === `@kinora/${name}` || one.dir.split('/')[1] === name);
  return taken && `"${name}" is taken by ${taken.dir}`;
}

function aboutProblem(about) {
  if (about === '') return 'what it is for is missing: one line for its README and the table of packages';
  if (about.length > LONGEST.about) return `what it is for takes ${about.length} letters, more than ${LONGEST.about}`;
  return ABOUT.test(about) ? undefined : "what it is for may hold letters, digits, spaces and , . ; : ' ( ) & + - only";
}

function rankProblem(rank, { lowest, highest }) {
  if (Number.isInteger(rank) && rank >= lowest && rank <= highest) return undefined;
  return `the rank is a whole number from ${lowest} to ${highest}, see docs/architecture.md`;
}

/** Above `ui`, and not above the features that only the apps import. */
function ranksOf(packages) {
  const ranks = packages.filter(({ dir }) => dir.startsWith('packages/')).map(({ rank }) => rank);
  return { lowest: packages.find(({ name }) => name === ABOVE).rank + 1, highest: Math.max(...ranks) };
}

/** The number that an option gives; `ranks.highest` without one. */
function rankOf(option, { highest }) {
  if (option === undefined) return highest;
  const digits = option.slice(RANK.length);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const problemOf = ({ name, about, rank }, { packages, ranks }) =>
  nameProblem(name, packages) ?? aboutProblem(about) ?? rankProblem(rank, ranks);

/** Reads `<name> "<about>" --rank=<number>`; one sentence instead where something is wrong. */
export function readWords(words, packages) {
  const ranks = ranksOf(packages);
  const options = words.filter((word) => word.startsWith('-'));
  const [name, about = '', ...more] = words.filter((word) => !word.startsWith('-'));
  const areKnown = options.every((word) => word.startsWith(RANK)) && options.length <= 1;
  if (name === undefined || !areKnown || more.length > 0) return { problem: `use it like this: ${USE}` };
  const rank = rankOf(options[0], ranks);
  const chosen = { name, about: about.trim().replace(/\.$/, ''), rank, isLeaf: rank === ranks.highest };
  const problem = problemOf(chosen, { packages, ranks });
  return problem === undefined ? { chosen } : { problem };
}

/** All files that change or come, as a map from path to text. Throws where a list has changed its form. */
export function planPackage(chosen, read) {
  const own = Object.entries(packageFiles(chosen)).map(([file, text]) => [`packages/${chosen.name}/${file}`, text]);
  return new Map([...own, ...PLACES.map((file) => [file, addTo(file, read(file), chosen)])]);
}
