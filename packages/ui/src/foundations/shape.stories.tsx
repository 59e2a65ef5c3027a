import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens, type Token } from './read-tokens.ts';

import css from '../../css/tokens.css?raw';

const RADII = readTokens(css, 'radius');
const SHADOWS = readTokens(css, 'shadow');

interface ShapesProps {
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly styleOf: (value: string) => React.CSSProperties;
}

function Shapes({ title, tokens, styleOf }: ShapesProps) {
  return (
    <section>
      <h2 className="mb-3 text-heading font-bold text-strong">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-8">
        {tokens.map(({ name, value }) => (
          <li key={name}>
            <div className="h-20 bg-surface-3" style={styleOf(value)} />
            <code className="mt-3 block text-ui text-strong">{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shape() {
  return (
    <div className="grid gap-8 p-6">
      <Shapes title="Radii" tokens={RADII} styleOf={(borderRadius) => ({ borderRadius })} />
      <Shapes title="Depth" tokens={SHADOWS} styleOf={(boxShadow) => ({ boxShadow })} />
    </div>
  );
}

const meta = { render: () => <Shape /> } satisfies Meta;
export default meta;

export const RadiiAndDepth: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(RADII.length + SHADOWS.length);
    const boxes = [...canvasElement.querySelectorAll('[style]')].map((box) => getComputedStyle(box));
    await expect(boxes.filter(({ boxShadow }) => boxShadow !== 'none')).toHaveLength(SHADOWS.length);
  },
};

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
