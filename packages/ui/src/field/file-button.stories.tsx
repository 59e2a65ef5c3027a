import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FileButton } from './file-button.tsx';

const meta = {
  component: FileButton,
  parameters: {
    guide: {
      use: 'Use it to choose one file where the page has little room, such as a profile photo or captions. Where the file is the heart of the form, take FileDrop.',
      do: ['Name the file: “Choose an image”, “Import SRT”.', 'List in accept what the server takes, and no more.'],
      dont: ['Make it primary: what is done with the file comes after.', 'Show the chosen file’s name in the button.'],
    },
  },
  args: { accept: 'image/png', look: 'default', children: 'Choose an image', onFile: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose an image')).toHaveAttribute('accept', 'image/png');
    await expect(canvas.getByLabelText('Choose an image')).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Choose an image')).toBeDisabled();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const TakesTheSameFileTwice: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Choose an image');
    const file = new File(['x'], 'deer.png', { type: 'image/png' });
    await userEvent.upload(field, file);
    await userEvent.upload(field, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('');
  },
};

export const TakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose an image')).toHaveFocus();
  },
};

export const SmallOnAPhone: Story = {
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose an image').getBoundingClientRect().height).toBe(44);
  },
};
