import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TopicChoices } from './topic-choices.tsx';

const meta = { component: TopicChoices, args: { topic: '', onTopic: fn() } } satisfies Meta<typeof TopicChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneIsChosenForOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Report a clip' }));
    await expect(args.onTopic).toHaveBeenCalledWith('report');
  },
};

export const OneIsMissing: Story = {
  args: { error: 'Choose a topic.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a topic.');
  },
};
