// Each decision has its number, the same three headings and a row in the index.
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const HEADINGS = ['Context', 'Decision', 'Consequences'];
const NAME = /^(\d{4})-[a-z0-9-]+\.md$/;

const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '');
const headingsOf = (text) => [...withoutCode(text).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading.trim());
const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** What its row in the index begins with: `| [12](0012-name.md) | Title`, however wide the columns are. */
const isListed = (index, { name, number, title }) =>
  index.split('\n').some((row) => {
    const [, link, listed] = row.split('|').map((cell) => cell.trim());
    return link === `[${number}](${name})` && listed === title;
  });

function breachesOf(file, { text, index, place }) {
  const name = basename(file);
  const number = Number(NAME.exec(name)?.[1]);
  const [heading, title] = titleOf(text).split(/(?<=^\d+)\. /);
  const headings = headingsOf(text);
  return [
    number === place ? '' : `is not called ${String(place).padStart(4, '0')}-<name>.md, the next number`,
    heading === String(number) && title ? '' : `has no title "# ${number}. ..."`,
    headings.join() === HEADINGS.join()
      ? ''
      : `has the headings "${headings.join(', ')}", not "${HEADINGS.join(', ')}"`,
    isListed(index, { name, number, title }) ? '' : `is not in ${INDEX} by its number and title`,
  ].filter(Boolean);
}

/** One line for each decision that is numbered, divided or listed another way. */
export function checkDecisions({ root, read }) {
  const files = globSync(`${FOLDER}/*.md`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== INDEX)
    .toSorted();
  const index = existsSync(join(root, INDEX)) ? read(INDEX) : '';
  return files.flatMap((file, at) =>
    breachesOf(file, { text: read(file), index, place: at + 1 }).map((breach) => `${file}: ${breach}`),
  );
}
