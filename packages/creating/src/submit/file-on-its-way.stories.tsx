import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FileOnItsWay } from './file-on-its-way.tsx';

const meta = {
  component: FileOnItsWay,
  args: {
    file: { field: 'last', number: 2, count: 2, step: { phase: 'sending', share: 0.995 }, isPaused: false },
    onCancel: fn(),
    onPause: fn(),
  },
} satisfies Meta<typeof FileOnItsWay>;
export default meta;

export const TheSecondOfTwo: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading image 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading your image' })).toHaveValue(100);
  },
};

export const AVideoThatStandsStill: StoryObj<typeof meta> = {
  args: { file: { field: 'video', number: 1, count: 1, step: { phase: 'sending', share: 0.4 }, isPaused: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Paused. Your progress is saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const LookedAt: StoryObj<typeof meta> = {
  args: { file: { field: 'video', number: 1, count: 1, step: { phase: 'checking' }, isPaused: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const WithoutAConnection: StoryObj<typeof meta> = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re offline. The upload continues when you’re back.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};
