import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Choices } from './choices.tsx';
import { RatioCard } from './ratio-card.tsx';

const SHAPES = [
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
] as const;

const meta = {
  component: RatioCard,
  parameters: {
    guide: {
      use: 'Use it inside Choices to choose the shape of a clip or project. It draws the shape to scale, so the numbers alone need no explaining.',
      do: ['Write the label as the field does: “16:9”.', 'List all shapes in one row, in the same order everywhere.'],
      dont: ['Name a platform instead of the shape.', 'Use it for a resolution: that is RadioCard.'],
    },
  },
  args: { name: 'ratio', value: '16:9', ratio: 16 / 9, label: '16:9', onChoose: fn() },
  render: (args) => (
    <div className="w-[348px] max-w-full">
      <Choices legend="Shape" columns={5}>
        {SHAPES.map(([label, ratio]) => (
          <RatioCard
            key={label}
            {...args}
            value={label}
            ratio={ratio}
            label={label}
            defaultChecked={label === '16:9'}
          />
        ))}
      </Choices>
    </div>
  ),
} satisfies Meta<typeof RatioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllShapes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '16:9' })).toBeChecked();
    const box = canvas.getByText('9:16').querySelector('span span')?.getBoundingClientRect();
    await expect(box?.height).toBeGreaterThan(box?.width ?? Number.POSITIVE_INFINITY);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const shape of canvas.getAllByRole('radio')) await expect(shape).toBeDisabled();
  },
};

export const ChoosesAShape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '9:16' }));
    await expect(args.onChoose).toHaveBeenCalledWith('9:16');
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const [wide, tall] = ['16:9', '3:4'].map((name) => canvas.getByRole('radio', { name }).getBoundingClientRect());
    await expect(wide?.left).toBeGreaterThan(tall?.right ?? Number.POSITIVE_INFINITY);
  },
};
