import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TemplateCard } from './template-card.tsx';

const meta = {
  component: TemplateCard,
  args: {
    id: 'sea-boat',
    title: 'On a calm sea',
    chosen: false,
    draw: () => Promise.resolve(null),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <fieldset aria-label="Templates" className="w-40">
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof TemplateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On a calm sea' }));
    await expect(args.onChoose).toHaveBeenCalledWith('sea-boat');
  },
};

export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'On a calm sea' })).toBeChecked();
  },
};

export const LongTitle: Story = {
  args: { title: 'A {product} on {marble} with words that never seem to end '.repeat(4) },
};
