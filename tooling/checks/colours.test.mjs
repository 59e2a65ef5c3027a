import { describe, expect, it } from 'vitest';

import { checkColours } from './colours.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

/** The breaches of one source file in a package that runs there. */
function check(text, { file = 'packages/credits/src/badge.tsx', runs = 'web' } = {}) {
  const [dir] = /^\w+\/[\w-]+/.exec(file);
  const manifest = { name: '@kinora/x', kinora: { rank: 4, runs } };
  return checkColours(readWorkspace(plantFiles({ [`${dir}/package.json`]: manifest, [file]: text })));
}

describe('a colour', () => {
  it.each([
    ["const view = <p style={{ color: '#ff0000' }} />;", '#ff0000'],
    ["const view = <p style={{ color: 'red' }} />;", 'red'],
    ["const view = <p style={{ color: isOn ? 'red' : undefined }} />;", 'red'],
    ["const view = <p style={{ border: '1px solid tomato' }} />;", 'tomato'],
    ["const look = { backgroundColor: 'navy' }; const view = <p style={look} />;", 'navy'],
    ["const view = <p style={{ '--glow': 'rgb(1 2 3)' }} />;", 'rgb('],
    ['const view = <p style={{ background: `linear-gradient(${angle}, #abc, #def8)` }} />;', '#abc'],
    ['const view = <path fill="#abc" />;', '#abc'],
    ['const view = <path fill="red" />;', 'red'],
    ["const view = <path stroke={'oklch(0.7 0.1 200)'} />;", 'oklch('],
    ["const view = <stop stopColor={isOn ? 'white' : 'black'} />;", 'white'],
    ["const view = createElement('path', { fill: 'gold' });", 'gold'],
    ["const odd = { calm: 'p-2 bg-[#123456]' };", '#123456'],
    ["const odd = ['text-[hsl(0_0%_0%)]'];", 'hsl('],
    ["const odd = 'bg-[red] p-2';", 'red'],
    ['const odd = `text-[color:teal] ${size}`;', 'teal'],
    ["context.fillStyle = 'black';", 'black'],
    ["element.style.color = 'red';", 'red'],
    ["element.style.setProperty('background-color', 'red');", 'red'],
    ["element.setAttribute('fill', 'red');", 'red'],
    ['export const POSTER = \'data:image/svg+xml,%3Csvg fill="#a65"\';', '#a65'],
  ])('is found in %s', (text, colour) => {
    expect(check(text)).toEqual([expect.stringContaining(`badge.tsx: names the colour ${colour}, but colours are`)]);
  });

  it.each([
    '<a href="#face">{red}</a>;',
    '<path fill="none" stroke="currentColor" />;',
    '<path fill="url(#beam)" />;',
    "element.animate(frames, { fill: 'both' });",
    "const view = <p className=\"text-accent\" style={{ '--share': '50%' }} />;",
    "const words = { red: 'The red one', title: 'red' };",
    "const place = '/home/#abc';",
    '// #ff0000 was here',
  ])('is not found in %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('may be named where tokens are made, where clips are drawn, on the server and in stories', () => {
    const text = "export const sky = '#9cc8f0';";
    expect(check(text, { file: 'packages/ui/src/logo/logo.tsx' })).toEqual([]);
    expect(check(text, { file: 'packages/scenes/src/sky.ts', runs: 'any' })).toEqual([]);
    expect(check(text, { file: 'apps/api/src/http/dev-mail-page.ts', runs: 'server' })).toEqual([]);
    expect(check(text, { file: 'packages/credits/src/badge.stories.tsx' })).toEqual([]);
    expect(check(text, { file: 'apps/studio/src/main.tsx' })).toHaveLength(1);
  });
});
