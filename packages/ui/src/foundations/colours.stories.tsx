import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens, type Token } from './read-tokens.ts';

import css from '../../css/tokens.css?raw';

const COLOURS = readTokens(css, 'color');
const NOTES = [...new Set(COLOURS.map(({ note }) => note))];

function Swatch({ name, value }: Token) {
  return (
    <li className="flex items-center gap-3">
      <span className="size-12 shrink-0 rounded-tight shadow-edge" style={{ background: `var(--${name}, ${value})` }} />
      <span className="min-w-0">
        <code className="block text-ui text-strong">{name.replace('color-', '')}</code>
        <code className="block text-micro text-muted">{value}</code>
      </span>
    </li>
  );
}

function Colours() {
  return (
    <div className="grid gap-8 p-6">
      {NOTES.map((note) => (
        <section key={note}>
          <h2 className="mb-3 text-heading font-bold text-strong first-letter:uppercase">{note}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4">
            {COLOURS.filter((token) => token.note === note).map((token) => (
              <Swatch key={token.name} {...token} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = { render: () => <Colours /> } satisfies Meta;
export default meta;

export const Colors: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(COLOURS.length);
    for (const swatch of canvasElement.querySelectorAll('[style]')) {
      await expect(getComputedStyle(swatch).backgroundColor, swatch.getAttribute('style') ?? '').not.toBe(
        'rgba(0, 0, 0, 0)',
      );
    }
  },
};

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
