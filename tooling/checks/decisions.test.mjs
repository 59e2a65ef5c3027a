import { describe, expect, it } from 'vitest';

import { checkDecisions } from './decisions.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const decision = (title) =>
  `# ${title}\n\n## Context\n\nA.\n\n## Decision\n\n\`\`\`sh\n## no heading\n\`\`\`\n\n## Consequences\n\nC.\n`;
const FILES = {
  'docs/decisions/0001-ranks.md': decision('1. Packages have ranks'),
  'docs/decisions/0002-money.md': decision('2. Money is SQL'),
  'docs/decisions/README.md':
    '| Number | Decision |\n| --- | --- |\n| [1](0001-ranks.md) | Packages have ranks |\n|   [2](0002-money.md)|Money is SQL|\n',
};
const FILE = 'docs/decisions/0002-money.md';
const check = (files) => checkDecisions(readWorkspace(plantFiles({ ...FILES, ...files })));
const withText = (change) => check({ [FILE]: change(FILES[FILE]) });

describe('a decision', () => {
  it('has a number, three headings and a row in the index', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['without a heading', (text) => text.replace('## Context\n', ''), 'has the headings "Decision, Consequences"'],
    ['with one too many', (text) => `${text}\n## Later\n`, 'has the headings "Context, Decision, Consequences, Later"'],
    ['in another order', (text) => text.replace('Context', 'Decision').replace('Decision\n\n`', 'Context\n\n`'), 'not'],
    ['with bold words for headings', (text) => text.replaceAll(/^## (\w+)$/gm, '**$1.**'), 'has the headings ""'],
  ])('is refused %s', (_, change, breach) => {
    expect(withText(change)).toEqual([expect.stringContaining(breach)]);
  });

  it('is refused under another title than its row', () => {
    expect(withText((text) => text.replace('Money is SQL', 'Money is ours'))).toEqual([
      `${FILE}: is not in docs/decisions/README.md by its number and title`,
    ]);
  });

  it('is refused under another number than its file', () => {
    expect(withText((text) => text.replace('# 2.', '# 3.'))).toContain(`${FILE}: has no title "# 2. ..."`);
  });

  it('is refused with a gap before it', () => {
    expect(check({ 'docs/decisions/0004-late.md': decision('4. Late') })).toEqual([
      'docs/decisions/0004-late.md: is not called 0003-<name>.md, the next number',
      'docs/decisions/0004-late.md: is not in docs/decisions/README.md by its number and title',
    ]);
  });

  it('is missed in an index that is not there', () => {
    expect(check({ 'docs/decisions/README.md': '' })).toHaveLength(2);
  });
});
