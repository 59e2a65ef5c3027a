// Files and identifiers do not bear names that the code has retired; prose, texts and comments are free.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { RETIRED_NAMES } from './retired-names.data.mjs';
import { textFilesBelow } from './text-files.mjs';

const FOLDERS = ['apps/', 'packages/', 'tooling/'];
const CODE = /\.(?:cjs|mjs|js|ts|tsx)$/;
const NAME = /[A-Za-z_$][\w$]*/g;

/** The words of a name in lower case, with a hyphen around each: `-start-patiently-` for `startPatiently`. */
const wordsOf = (name) =>
  `-${name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()}-`.replaceAll(/-{2,}/g, '-');

const isFree = (file, { stays = [] }) => stays.some((place) => file.startsWith(place));

/** What a file is called without its endings. */
const stemOf = (file) => basename(file).replace(/^\.?([^.]*).*$/, '$1');

/** The folders and the file itself. */
const namesOf = (file) => [...file.split('/').slice(0, -1), stemOf(file)];

function identifiersIn(source) {
  const found = new Set();
  function visit(node) {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text.replace('#', ''));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** The retired entries that a name bears; each name of the tree is looked at once. */
function createLookup(retired) {
  const whole = Map.groupBy(retired, ({ name }) => `-${name}-`);
  const parts = retired.filter(({ part }) => part);
  const known = new Map();
  return (name) => {
    if (!known.has(name)) {
      const words = wordsOf(name);
      known.set(name, [...(whole.get(words) ?? []), ...parts.filter((one) => words.includes(`-${one.name}-`))]);
    }
    return known.get(name);
  };
}

/** Retired names among the identifiers of a file. It is parsed only where one stands in its text, be it as prose. */
function identifiersOf(file, { parse, read }, isRetired) {
  if (!CODE.test(file)) return [];
  const suspects = [...new Set(read(file).match(NAME))].filter(isRetired);
  if (suspects.length === 0) return [];
  const identifiers = identifiersIn(parse(file));
  return suspects.filter((name) => identifiers.has(name));
}

/** One line for each retired name of a file, a folder or an identifier; a test hands in a list of its own. */
export function checkRetiredNames(workspace, retired = RETIRED_NAMES) {
  const entriesOf = createLookup(retired);
  const files = FOLDERS.flatMap((folder) =>
    existsSync(join(workspace.root, folder)) ? textFilesBelow(workspace.root, folder) : [],
  );
  return files.flatMap((file) => {
    const isRetired = (name) => entriesOf(name).some((one) => !isFree(file, one));
    const names = new Set([...namesOf(file).filter(isRetired), ...identifiersOf(file, workspace, isRetired)]);
    return [...names].map((name) => `${file}: names ${name}, which is retired; write ${entriesOf(name)[0].instead}`);
  });
}
