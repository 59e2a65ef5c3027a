import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens } from './read-tokens.ts';

import css from '../../css/tokens.css?raw';

const DURATIONS = readTokens(css, 'transition-duration');

// The value stands in where no class uses the token, so that Tailwind leaves it out.
function Duration({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <li className="group">
      <button type="button" className="block w-full rounded-control bg-surface-2 p-4 text-start text-ui text-strong">
        <code>{`${name}: ${value}`}</code>
        <span
          className="mt-3 block h-2 w-2 rounded-full bg-accent ease-out group-focus-within:w-full group-hover:w-full"
          style={{ transitionProperty: 'width', transitionDuration: `var(--${name}, ${value})` }}
        />
      </button>
    </li>
  );
}

function Motion() {
  return (
    <div className="grid gap-4 p-6">
      <h2 className="text-heading font-bold text-strong">Durations</h2>
      <p className="text-body text-muted">Point at one to see it. With reduced motion all of them are over at once.</p>
      <ul className="grid gap-3">
        {DURATIONS.map((token) => (
          <Duration key={token.name} {...token} />
        ))}
      </ul>
    </div>
  );
}

const meta = { render: () => <Motion /> } satisfies Meta;
export default meta;

export const Durations: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(DURATIONS.length);
    const [bar] = [...canvasElement.querySelectorAll('[style]')].map((box) => getComputedStyle(box));
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(bar?.transitionDuration).toBe(isReduced ? '0.001s' : '0.09s');
  },
};

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
