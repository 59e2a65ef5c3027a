import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Skeleton } from '../loading/skeleton.tsx';
import { Choices } from './choices.tsx';
import { RadioCard } from './radio-card.tsx';

const chosen = fn();

const meta = {
  component: Choices,
  parameters: {
    guide: {
      use: 'Use it around radio cards of one question: model, length, shape, style. For a list too long for cards, take SelectField; for two to four single words, take Segmented.',
      do: [
        'Ask for one thing in the legend: “Length”.',
        'Set busy and fill it with skeletons while the list loads.',
        'Say in note why a card can’t be chosen.',
      ],
      dont: ['Mix cards of different kinds in one group.', 'Nest one group in another.'],
    },
  },
  args: {
    legend: 'Length',
    columns: 3,
    children: [3, 5, 8].map((seconds) => (
      <RadioCard
        key={seconds}
        name="length"
        value={`${seconds}`}
        middle
        onChoose={chosen}
        defaultChecked={seconds === 5}
      >
        {seconds} s
      </RadioCard>
    )),
  },
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5 s' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Length' })).not.toHaveAttribute('aria-busy');
  },
};

export const MovesByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Length' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '5 s' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '8 s' })).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith('8');
  },
};

export const Loading: Story = {
  args: {
    legend: 'Model',
    columns: 2,
    busy: true,
    children: [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} shape="card" />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a length.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Length' })).toHaveAccessibleDescription('Choose a length.');
  },
};

export const WithANote: Story = {
  args: { note: 'Veo 3.1 draws no 3 s clips.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Veo 3.1 draws no 3 s clips.');
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const [first, last] = ['3 s', '8 s'].map((name) => canvas.getByRole('radio', { name }).getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(last?.right ?? Number.POSITIVE_INFINITY);
  },
};
