// Files are short, and named after what they know.
import { basename } from 'node:path';

import { isData, isGenerated } from './workspace.mjs';

const LINES = 250;
const VAGUE = ['utils', 'util', 'helpers', 'helper', 'types', 'constants', 'hooks', 'common', 'misc'];

function breachOf(file, { dir, read }) {
  const inside = file
    .slice(`${dir}/src/`.length)
    .replace(/\.tsx?$/, '')
    .split('/');
  const vague = inside.find((part) => VAGUE.includes(part));
  if (vague) return `"${vague}" says nothing about what is in it`;
  if (inside.length > 1 && basename(file) === 'index.ts') return 'only src/index.ts may be an index';
  if (isData(file)) return undefined;
  const lines = read(file).trimEnd().split('\n').length;
  return lines > LINES ? `has ${lines} lines, more than ${LINES}` : undefined;
}

export function checkLayout({ packages, read }) {
  return packages.flatMap(({ dir, files }) =>
    files
      .filter((file) => !isGenerated(file))
      .map((file) => [file, breachOf(file, { dir, read })])
      .filter(([, breach]) => breach)
      .map(([file, breach]) => `${file}: ${breach}`),
  );
}
