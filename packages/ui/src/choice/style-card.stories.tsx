import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Choices } from './choices.tsx';
import { StyleCard } from './style-card.tsx';

const STYLES = ['Picture book', 'Comic', 'Pixel', 'Noir'];

const meta = {
  component: StyleCard,
  parameters: {
    guide: {
      use: 'Use it inside Choices when the picture tells more than the word: a style, a template, an uploaded picture. Without a picture, take RadioCard.',
      do: ['Show the same scene in each picture, so only the style differs.', 'Put a length or size in note.'],
      dont: ['Draw words into the picture: they can’t be translated.', 'Count on more than three lines of the label.'],
    },
  },
  args: {
    name: 'style',
    value: 'Noir',
    label: 'Noir',
    picture: <span className="block bg-info-soft" />,
    onChoose: fn(),
  },
  render: (args) => (
    <div className="w-[348px] max-w-full">
      <Choices legend="Style" columns={4}>
        {STYLES.map((label) => (
          <StyleCard key={label} {...args} value={label} label={label} defaultChecked={label === 'Picture book'} />
        ))}
      </Choices>
    </div>
  ),
} satisfies Meta<typeof StyleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Picture book' })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(3);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const noir = canvas.getByRole('radio', { name: 'Noir' });
    await expect(noir).toBeDisabled();
    await expect(getComputedStyle(noir.closest('label') ?? noir).opacity).toBe('0.5');
  },
};

const LONG = 'غابة-unbroken-holiday-in-the-mountains'.repeat(6);

export const LongText: Story = {
  render: (args) => (
    <div className="grid w-[170px] gap-2">
      <StyleCard {...args} value="long" label={LONG} note="12.4 s" />
      <StyleCard {...args} value="words" label="A walk along the harbour on a grey morning in late November" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: `${LONG} 12.4 s` })).toBeEnabled();
    const [name, note] = [canvas.getByTitle(LONG), canvas.getByText('12.4 s')];
    await expect(name.clientHeight).toBeLessThan(60);
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom - 1);
  },
};

export const ChoosesByThePicture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Noir' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Noir');
  },
};
