import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { OfflineBarPanel } from './offline-bar-panel.tsx';

/** What the browser says of its network. */
function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const meta = {
  component: OfflineBarPanel,
  decorators: [withAtoms()],
  beforeEach: () => () => setOnline(true),
} satisfies Meta<typeof OfflineBarPanel>;
export default meta;

export const ComesAndGoesWithTheNetwork: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    setOnline(false);
    await expect(await canvas.findByRole('status')).toHaveTextContent('You’re offline');
    setOnline(true);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
