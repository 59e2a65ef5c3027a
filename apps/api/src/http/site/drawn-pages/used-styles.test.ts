import { describe, expect, it } from 'vitest';

import { usedStyles } from './used-styles.ts';

const page =
  '<html class="night"><p class="p-2 md:p-4 w-[calc(1px+2%)]">a</p><i class="hover:[&amp;&gt;b]:x"></i></html>';
const used = (styles: string) => usedStyles(styles, page);

describe('the styles of a drawn page', () => {
  it('are those whose classes stand in it, in their order', () => {
    expect(used('.p-2{a:1}.p-3{a:1}.md\\:p-4{a:2}.w-\\[calc\\(1px\\+2\\%\\)\\]{a:3}.w-\\[1px\\]{a:4}')).toBe(
      '.p-2{a:1}.md\\:p-4{a:2}.w-\\[calc\\(1px\\+2\\%\\)\\]{a:3}',
    );
    expect(used('.hover\\:\\[\\&\\>b\\]\\:x:hover>b{a:1}')).not.toBe('');
  });

  it('keep a rule when one of its selectors is meant, and need all classes of that one', () => {
    expect(used('.p-3,.p-2{a:1}')).toBe('.p-3,.p-2{a:1}');
    expect(used('.night .p-2{a:1}.day .p-2{a:2}')).toBe('.night .p-2{a:1}');
  });

  it('keep what may be meant: elements, states, what a selector leaves open', () => {
    const open = 'p{a:1}:root{a:1}.p-2:hover{a:1}p:not(.gone){a:1}:is(.gone,p:where(.gone)) p{a:1}[data-x]{a:1}';
    expect(used(open)).toBe(open);
  });

  it('keep layers in their order, fonts, tokens and movements, and no empty conditions', () => {
    expect(
      used(
        '@layer a,b;@layer b{.gone{a:1}}@font-face{font-family:x}@property --x{syntax:"*";inherits:false}' +
          '@keyframes spin{to{rotate:1turn}}@media print{.gone{a:1}@supports (a:b){.gone{a:1}}}@media print{.p-2{a:1;&:hover{a:2}}}',
      ),
    ).toBe(
      '@layer a,b;@layer b{}@font-face{font-family:x}@property --x{syntax:"*";inherits:false}' +
        '@keyframes spin{to{rotate:1turn}}@media print{.p-2{a:1;&:hover{a:2}}}',
    );
  });
});
