import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DownloadIcon, PlayIcon, SoundIcon } from '../icon/icons.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  parameters: {
    guide: {
      use: 'Use it for a well-known action that repeats in rows and bars: play, download, mute. Where the icon needs explaining or the press costs credits, take Button with words.',
      do: [
        'Name the action in label; it is the tooltip too.',
        'Pass pressed for a switch, and keep its label the same in both states.',
        'Take strong for the one main button of a bar, such as “Play”.',
      ],
      dont: [
        'Change the icon and pressed at once: one of the two says the state.',
        'Use the small size for the only button of a card.',
      ],
    },
  },
  args: { label: 'Download', icon: <DownloadIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    await expect(button).toHaveAttribute('title', 'Download');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = {
  args: { label: 'Sound', icon: <SoundIcon />, pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Strong: Story = {
  args: { label: 'Play', icon: <PlayIcon />, look: 'strong' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Play' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(248, 243, 234)');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const SmallOnAPhone: Story = {
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
