import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens, type Token } from './read-tokens.ts';

import css from '../../css/tokens.css?raw';

const SAMPLE = 'A paper boat on a storm at night';
const TEXT = readTokens(css, 'text');
const LINE_HEIGHT = '--line-height';
const SIZES = TEXT.filter(({ name }) => !name.endsWith(LINE_HEIGHT));
const WEIGHTS = readTokens(css, 'font-weight');
const FAMILIES = readTokens(css, 'font').filter(({ name }) => !name.startsWith('font-weight'));
const lineHeightOf = ({ name }: Token) => TEXT.find((token) => token.name === name + LINE_HEIGHT)?.value ?? '1.5';

function Sample({ name, value, style }: Pick<Token, 'name' | 'value'> & { readonly style: React.CSSProperties }) {
  return (
    <li>
      <code className="block text-micro text-muted">{`${name}: ${value}`}</code>
      <p className="text-strong" style={style}>
        {SAMPLE}
      </p>
    </li>
  );
}

function Samples({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-heading font-bold text-strong">{title}</h2>
      <ul className="grid gap-4">{children}</ul>
    </section>
  );
}

function Type() {
  return (
    <div className="grid gap-8 p-6">
      <Samples title="Sizes">
        {SIZES.map((token) => (
          <Sample key={token.name} {...token} style={{ fontSize: token.value, lineHeight: lineHeightOf(token) }} />
        ))}
      </Samples>
      <Samples title="Weights">
        {WEIGHTS.map((token) => (
          <Sample key={token.name} {...token} style={{ fontWeight: token.value }} />
        ))}
      </Samples>
      <Samples title="Families">
        {FAMILIES.map((token) => (
          <Sample key={token.name} {...token} style={{ fontFamily: token.value }} />
        ))}
      </Samples>
    </div>
  );
}

const meta = { render: () => <Type /> } satisfies Meta;
export default meta;

export const SizesAndWeights: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const samples = canvas.getAllByText(SAMPLE);
    await expect(samples).toHaveLength(SIZES.length + WEIGHTS.length + FAMILIES.length);
    const sizes = samples.slice(0, SIZES.length).map((sample) => getComputedStyle(sample).fontSize);
    await expect(new Set(sizes).size).toBe(SIZES.length);
  },
};

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
