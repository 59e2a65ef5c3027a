import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import * as icons from '../icon/icons.ts';

const ICONS = Object.entries(icons).toSorted(([one], [two]) => one.localeCompare(two));

function Icons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-6 p-6">
      {ICONS.map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 text-strong">
          <Icon />
          <code className="text-micro text-muted">{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = { render: () => <Icons /> } satisfies Meta;
export default meta;

export const EveryIcon: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.querySelector('svg'), item.textContent).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
