import { withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { SharePanel } from './share-panel.tsx';

const meta = {
  component: SharePanel,
  args: { item: anItem(0) },
  render: (args) => (
    <>
      <Toaster />
      <SharePanel {...args} />
    </>
  ),
} satisfies Meta<typeof SharePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SharesAndCopies: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1))))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anyone with the link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Link copied|^Your browser blocks copying/)).toBeVisible();
  },
};

export const SaysWhyNot: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1), { shareCreation: { refuse: 'unknown-creation' } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anyone with the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This clip no longer exists. Reload the page.');
    await expect(canvas.getByRole('checkbox', { name: 'Anyone with the link' })).not.toBeChecked();
  },
};
