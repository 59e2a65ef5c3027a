import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { UnreadableNotice } from './unreadable-notice.tsx';

const meta = {
  component: UnreadableNotice,
  args: {
    media: [
      { name: 'Rain', part: 'sound' },
      { name: 'Paper boats', part: 'sound' },
    ],
    isMember: true,
    onServer: fn(),
    onSilent: fn(),
  },
} satisfies Meta<typeof UnreadableNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sounds: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the audio of Rain, Paper boats');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the server' }));
    await expect(args.onServer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export here without this audio' }));
    await expect(args.onSilent).toHaveBeenCalledOnce();
  },
};
export const Picture: Story = {
  args: { media: [{ name: 'Whale song', part: 'picture' }], isMember: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Log in to export there');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const InArabic: Story = { globals: { locale: 'ar' } };
