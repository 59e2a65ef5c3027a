// A package explains itself under three headings, on one page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const HEADINGS = ['What it is', 'Use it', 'What it must not do'];
const LINES = 60;

const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '');
const headingsOf = (text) => [...withoutCode(text).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading.trim());

function breachesOf(file, text) {
  const headings = headingsOf(text);
  const lines = text.trimEnd().split('\n').length;
  return [
    headings.join() === HEADINGS.join()
      ? ''
      : `has the headings "${headings.join(', ')}", not "${HEADINGS.join(', ')}"`,
    lines <= LINES ? '' : `has ${lines} lines, more than ${LINES}`,
  ]
    .filter(Boolean)
    .map((breach) => `${file}: ${breach}`);
}

export function checkReadmes({ root, packages, read }) {
  return packages.flatMap(({ dir }) => {
    const file = `${dir}/README.md`;
    return existsSync(join(root, file)) ? breachesOf(file, read(file)) : [`${file}: is missing`];
  });
}
