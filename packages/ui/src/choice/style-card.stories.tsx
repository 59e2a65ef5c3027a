import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Choices } from './choices.tsx';
import { StyleCard } from './style-card.tsx';

const STYLES = ['Picture book', 'Comic', 'Pixel', 'Noir'];

const meta = {
  component: StyleCard,
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

export const IsChosenByItsPicture: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Picture book' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Noir' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Noir');
  },
};
