import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { enterByTicketAtom } from '../arrival-atoms.ts';
import { pageAtom } from '../page-atom.ts';
import { aPage } from '../testing/a-page.ts';
import { ConfirmMember } from './confirm-member-panel.tsx';

const api = fakeApi({
  initMember: ({ confirmed }) =>
    confirmed ? { refuse: 'unknown-ticket' } : { refuse: 'confirm-member', details: { email: 'a***@e***.com' } },
});

const meta = {
  component: ConfirmMember,
  decorators: [
    withAtoms(seed(apiClientAtom, api), seed(pageAtom, aPage()), seed(enterByTicketAtom, { ticket: 'tk_1' })),
  ],
} satisfies Meta<typeof ConfirmMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersWithAYes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Continue as a***@e***.com?' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(api.calls.at(-1)?.input).toMatchObject({ token: 'tk_1', confirmed: true });
  },
};

export const StaysWithANo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay signed in as I am' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
