import { describe, expect, it } from 'vitest';

import { checkClasses } from './classes.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const selectors = [
  { kind: 'attribute', name: '^className$' },
  { kind: 'variable', name: '^[A-Z_]*(?:CLASSES|LOOKS)$' },
];
const lint = { settings: { 'better-tailwindcss': { selectors } } };

function check(text, file = 'packages/credits/src/badge.tsx') {
  const manifest = { name: '@kinora/credits', kinora: { rank: 4, runs: 'web' } };
  const files = { '.oxlintrc.json': lint, 'packages/credits/package.json': manifest, [file]: text };
  return checkClasses(readWorkspace(plantFiles(files)));
}

describe('classes', () => {
  it.each([
    ['TONE', "const TONE = { calm: 'p-2' }; <p className={TONE[tone]} />;"],
    ['TONE', "const TONE = { calm: { box: 'p-2' } } as const; <p className={`m-0 ${TONE[tone].box}`} />;"],
    ['tones', "const tones = { calm: 'p-2' }; <p className={isOn ? tones.calm : ''} />;"],
    ['tones', "const tones = ['p-2']; <p className={isOn && tones[0]} />;"],
    ['tones', "const tones = { calm: 'p-2' }; const { calm } = tones; <p className={calm} />;"],
    ['tones', "const tones = { calm: 'p-2' }; const tone = tones.calm; <p className={['m-0', tone].join(' ')} />;"],
    ['BOX', "const BOX = 'p-2'; <p className={BOX} />;"],
    ['box', "function View() { const box = isOn ? 'p-2' : ''; return <p className={box} />; }"],
    ['boxOf', "function boxOf(isOn) { return isOn ? 'p-2' : ''; } <p className={boxOf(true)} />;"],
    ['boxOf', 'const boxOf = (tone) => `p-2 ${LOOKS[tone]}`; <p className={boxOf(tone)} />;'],
    ['TONE', "import { TONE } from './tone.ts'; <p className={TONE.calm} />;"],
    ['toneOf', "import { toneOf } from './tone.ts'; <p className={toneOf('calm')} />;"],
  ])('are found under %s in %s', (name, text) => {
    expect(check(text)).toEqual([expect.stringContaining(`badge.tsx: ${name} holds classes, but the lint`)]);
  });

  it('are found in what a file of classes gives away', () => {
    const file = 'packages/credits/src/badge-classes.ts';
    expect(check("export const badgeClasses = (isOn) => (isOn ? 'p-2' : 'p-3');", file)).toHaveLength(1);
    expect(check("export function badgeClasses() { return 'p-2'; }", file)).toHaveLength(1);
    expect(check("const LOOKS = { calm: 'p-2' }; export const badgeClasses = () => LOOKS.calm;", file)).toEqual([]);
  });

  it.each([
    "<p className={isOn ? 'p-2' : 'p-3'} />;",
    "const LOOKS = { calm: 'p-2' }; <p className={`m-0 ${LOOKS[tone]}`} />;",
    "const BOX_CLASSES = 'p-2'; const box = isOn ? BOX_CLASSES : ''; <p className={box} />;",
    "import { BOX_CLASSES } from './box.ts'; <p className={BOX_CLASSES} />;",
    "import { boxClasses } from './box-classes.ts'; <p className={boxClasses({ isOn })} />;",
    'const KINDS = { calm: \'Calm\' }; <p title={KINDS.calm} className="p-2" />;',
    "const isCalm = tone === 'calm'; <p className={isCalm ? 'p-2' : undefined} />;",
    "const isCalm = tone === 'calm'; <p className={`m-0 ${isCalm && 'p-2'}`} />;",
    'export const View = ({ look }) => <p className={look} />;',
  ])('may stand where %s has them', (text) => {
    expect(check(text)).toEqual([]);
  });
});
