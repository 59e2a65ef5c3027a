import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FilterRow } from './filter-row.tsx';

const meta = {
  component: FilterRow,
  args: {
    label: 'Mood',
    options: [
      { value: 'calm', label: 'Calm' },
      { value: 'cosy', label: 'Cosy' },
    ],
    value: 'calm',
    onChoose: fn(),
  },
  decorators: [
    // On phones they reach the edges of the page.
    (StoryOf) => (
      <div className="px-4">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesOneOrAll: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Calm', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cosy' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('cosy');
    await userEvent.click(canvas.getByRole('button', { name: 'Calm' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
