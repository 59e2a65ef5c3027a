import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { takeCreationsAtom } from '../creations-atoms.ts';
import { noticesAtom } from './notice-atoms.ts';
import { TrayListPanel } from './tray-list-panel.tsx';

const ADA = { id: 'list', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const waiting = aCreation();

const meta = {
  component: TrayListPanel,
  args: { againHrefOf: () => null },
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          cancelCreation: { data: aCreation({ state: 'cancelled', version: 2, endedAt: 1 }), delay: 20 },
          integral: { data: { total: 40 } },
        }),
      ),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(takeCreationsAtom, [waiting]),
      seed(noticesAtom, {
        state: () => 'ask',
        ask: () => Promise.resolve('allowed'),
        show: () => Promise.resolve(),
      }),
    ),
  ],
} satisfies Meta<typeof TrayListPanel>;
export default meta;

export const CancelsFromTheTray: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In progress' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(await canvas.findByRole('region', { name: 'Earlier' })).toHaveTextContent('You cancelled this');
  },
};

export const SwitchesNotificationsOn: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const notify = canvas.getByRole('checkbox', { name: /^Notify me/ });
    await userEvent.click(notify);
    await waitFor(() => expect(notify).toBeChecked());
    await userEvent.click(notify);
    await waitFor(() => expect(notify).not.toBeChecked());
  },
};
