import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ActivityTrayPanel } from './activity-tray-panel.tsx';

const tray = { id: 'tray', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

const meta = { component: ActivityTrayPanel } satisfies Meta<typeof ActivityTrayPanel>;
export default meta;

export const FollowsTheStream: StoryObj<typeof meta> = {
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          creationEvents: [aCreation({ version: 2 })],
          listCreations: { data: { creations: [], next: null } },
        }),
      ),
      seed(placeSessionAtom, { owner: 'member', member: tray }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('1 in progress, about 12 s'));
  },
};
