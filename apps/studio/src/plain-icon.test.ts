import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { plainIcon } from './plain-icon.ts';

const Tick = plainIcon({ node: [['path', { d: 'M20 6 9 17l-5-5', key: 'one' }]] });
const drawn = (props: object) => renderToStaticMarkup(createElement(Tick, props));

it('draws what Lucide draws, as decoration', () => {
  expect(drawn({})).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
  );
});

it.each([{ 'aria-label': 'Done' }, { role: 'img' }])('is no decoration with %o', (props) => {
  expect(drawn(props)).not.toContain('aria-hidden');
});

it('takes other attributes', () => {
  expect(drawn({ className: 'flipped' })).toContain('aria-hidden="true" class="flipped"');
});
