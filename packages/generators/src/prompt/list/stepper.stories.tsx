import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Stepper } from './stepper.tsx';

const meta = { component: Stepper, args: { number: 3, count: 12, onStep: fn() } } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesBothWays: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Prompts' })).toHaveTextContent('3 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Next prompt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prompt' }));
    await expect(args.onStep).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onStep).toHaveBeenNthCalledWith(2, -1);
  },
};

export const OnAFilm: Story = {
  args: { look: 'glass' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 12')).toBeVisible();
    // The one of the list says itself aloud.
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const OfPages: Story = {
  args: { names: { group: 'Pages', before: 'Previous page', next: 'Next page' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
};
