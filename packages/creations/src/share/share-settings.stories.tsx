import { aShareLink } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ShareSettings } from './share-settings.tsx';

const share = aShareLink();
const ANYONE = 'Anyone with the link';
const SETTINGS = 'Show the prompt and let others reuse the settings';

const meta = {
  component: ShareSettings,
  args: { share, name: 'Ada', onSwitch: fn(), onCopy: fn() },
} satisfies Meta<typeof ShareSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {
  args: { share: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Only you can see this clip/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: SETTINGS })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: SETTINGS }));
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: ANYONE }));
    await expect(args.onSwitch).toHaveBeenCalledWith(true, false);
  },
};

export const Asking: Story = {
  args: { share: null, wanted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('checkbox', { name: ANYONE })).toBeChecked();
  },
};

export const ByLink: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your name is shown:', { exact: false })).toHaveTextContent('Ada');
    const link = canvas.getByLabelText<HTMLInputElement>('Link');
    await userEvent.click(link);
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, share.url.length]);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(share.url);
    await userEvent.click(canvas.getByRole('checkbox', { name: SETTINGS }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(true, false);
    await userEvent.click(canvas.getByRole('checkbox', { name: ANYONE }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false, true);
  },
};

export const OnAPhoneWithoutAName: Story = {
  ...onPhone,
  args: { name: '', share: aShareLink({ allowRemix: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You haven’t set a display name/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: SETTINGS })).not.toBeChecked();
  },
};

export const DidNotWork: Story = {
  args: { share: null, problem: 'The server is busy. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('busy');
  },
};
