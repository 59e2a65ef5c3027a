import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EffectsShelfView } from './effects-shelf-view.tsx';

const meta = {
  component: EffectsShelfView,
  args: {
    groups: [
      { id: 'adjust', title: 'Adjust', effects: [{ id: 'adjust:colour', name: 'Colour' }] },
      {
        id: 'restyle',
        title: 'Looks',
        effects: [
          { id: 'restyle:noir', name: 'Noir' },
          { id: 'restyle:oil', name: 'Oil' },
        ],
      },
    ],
    hint: 'Goes on the selected clip.',
    onAdd: fn(),
    onDrag: fn(),
    onDragEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-60 bg-surface-2 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectsShelfView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noir' }));
    await expect(args.onAdd).toHaveBeenCalledWith('restyle:noir');
  },
};
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search effects' }), 'oil');
    await expect(canvas.queryByRole('button', { name: 'Noir' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Oil' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search effects' }), 'glitter');
    await expect(canvas.getByText('No effects match “glitter”.')).toBeVisible();
  },
};
