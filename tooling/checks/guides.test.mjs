import { describe, expect, it } from 'vitest';

import { checkGuides } from './guides.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const FILE = 'packages/ui/src/chip/chip.stories.tsx';
const GUIDE =
  "guide: { use: 'Use it for a filter. For a state, take Tag.', do: ['Put “All” first.'], dont: ['Put a price on it.'] }";
const stories = (meta) => `const meta = {${meta}} satisfies Meta<typeof Chip>;\nexport default meta;\n`;
const check = (text, file = FILE) =>
  checkGuides(
    readWorkspace(
      plantFiles({
        'packages/ui/package.json': '{ "name": "@kinora/ui" }',
        'packages/home/package.json': '{ "name": "@kinora/home" }',
        [file]: text,
      }),
    ),
  );
const withGuide = (change) => check(stories(`component: Chip, parameters: { ${change(GUIDE)} }`));

describe('a component of ui', () => {
  it('says when it is the right one, what to do and what not', () => {
    expect(withGuide((guide) => guide)).toEqual([]);
    expect(withGuide((guide) => `layout: 'fullscreen', ${guide}`)).toEqual([]);
  });

  it('is refused without a guide', () => {
    expect(check(stories('component: Chip, args: { guide: GUIDE }'))).toEqual([`${FILE}: has no guide`]);
    expect(check('export default { component: Chip };\n')).toEqual([`${FILE}: has no guide`]);
  });

  it.each([
    ['use', (guide) => guide.replace(/use: '[^']*', /, '')],
    ['do', (guide) => guide.replace(/do: \[[^\]]*\]/, 'do: []')],
    ['dont', (guide) => guide.replace(/, dont: \[[^\]]*\]/, '')],
  ])('is refused without a %s', (part, change) => {
    expect(withGuide(change)).toEqual([`${FILE}: has no "${part}" in its guide`]);
  });

  it.each([
    ['no capital', 'Use it for a filter', 'use it for a filter'],
    ['no full stop', 'Put a price on it.', 'Put a price on it'],
    ['a full stop inside of its quotation', 'Put “All” first.', 'Put first “All.”'],
  ])('is refused with a sentence that has %s', (_, right, wrong) => {
    expect(withGuide((guide) => guide.replace(right, wrong))).toEqual([expect.stringContaining(`"${wrong}`)]);
  });

  it('needs no guide where nothing is named, or in another package', () => {
    expect(check(stories('args: {}'))).toEqual([]);
    expect(check(stories('component: Chip'), 'packages/home/src/chip.stories.tsx')).toEqual([]);
  });
});
