import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { BeforeAfter } from './before-after.tsx';
import { Stage } from './stage.tsx';

const meta = {
  component: BeforeAfter,
  parameters: {
    guide: {
      use: 'Use it on a Stage to compare two pictures of the same size, such as a photo with and without an effect. To choose a part of one picture, take CropBox.',
      do: ['Tag both sides: “Before”, “After”.', 'Start near the middle.', 'Say the share in splitText.'],
      dont: [
        'Compare films that don’t run together.',
        'Mirror it in languages from right to left: the sides keep their tags.',
      ],
    },
  },
  args: {
    label: 'Compare before and after',
    before: <div className="bg-surface-3" />,
    after: <div className="bg-info-soft" />,
    split: 40,
    splitText: '40 % before',
    onSplit: fn(),
  },
  decorators: [
    (Story) => (
      <Stage label="Preview" ratio={1.6}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof BeforeAfter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Compare before and after' });
    await expect(slider).toHaveValue('40');
    await expect(slider).toHaveAttribute('aria-valuetext', '40 % before');
  },
};

export const Loading: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    // The sides keep their places, as their tags do.
    await expect(getComputedStyle(canvas.getByRole('slider')).direction).toBe('ltr');
  },
};

export const MovesTheLine: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Compare before and after' });
    await fireEvent.change(slider, { target: { value: '55' } });
    await expect(args.onSplit).toHaveBeenLastCalledWith(55);
  },
};

export const ShowsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};
