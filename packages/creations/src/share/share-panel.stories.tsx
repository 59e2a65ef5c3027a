import { apiClientAtom } from '@kinora/api-client';
import { aShareLink } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SharePanel } from './share-panel.tsx';

const link = aShareLink();
const answering = (answers: FakeAnswers) => withAtoms(seed(apiClientAtom, fakeApi(answers)));
const ANYONE = { name: 'Anyone with the link' };

const meta = {
  component: SharePanel,
  args: { id: '1', onChange: fn() },
  render: (args) => (
    <>
      <Toaster />
      <SharePanel {...args} />
    </>
  ),
} satisfies Meta<typeof SharePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  decorators: [answering({ getShare: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the sharing settings')).toBeInTheDocument();
  },
};

export const KnownFromTheList: Story = {
  args: { known: link },
  decorators: [answering({ getShare: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Link')).toHaveValue(link.url);
  },
};

export const SharesAndCopies: Story = {
  decorators: [answering({ getShare: { data: null }, shareCreation: { data: link } })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', ANYONE));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Link copied|^Your browser blocks copying/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(link);
  },
};

export const SaysWhyNot: Story = {
  decorators: [answering({ getShare: { data: null }, shareCreation: { refuse: 'unknown-creation' } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', ANYONE));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This clip no longer exists. Reload the page.');
    await expect(canvas.getByRole('checkbox', ANYONE)).not.toBeChecked();
  },
};

export const Unreachable: Story = {
  decorators: [answering({ getShare: { offline: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kinora can’t be reached/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
