import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Field } from './field.tsx';

const meta = {
  component: Field,
  args: { id: 'name', label: 'Name', children: <input id="name" aria-describedby="name-note" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HelpsBelow: Story = {
  args: { hint: 'As it stands on your clips.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('As it stands on your clips.');
  },
};

export const AnErrorReplacesTheHelp: Story = {
  args: { hint: 'As it stands on your clips.', error: 'Enter a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await expect(canvas.queryByText('As it stands on your clips.')).toBeNull();
  },
};

export const HiddenLabelStillNamesTheField: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeVisible();
  },
};
