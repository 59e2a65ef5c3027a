import { aCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { asMember } from '../testing/as-member.ts';
import { AwaitedClipPanel } from './awaited-clip-panel.tsx';

const meta = { component: AwaitedClipPanel } satisfies Meta<typeof AwaitedClipPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNewestOnItsWay: Story = {
  decorators: [asMember([aCreation({ state: 'waiting', position: 0 }), aCreation({ state: 'ready' })])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your clip is being made')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '#yours');
  },
};

export const NothingOnItsWay: Story = {
  decorators: [asMember([aCreation({ state: 'ready' })])],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(''));
  },
};
