import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PlanNotePanel } from './plan-note-panel.tsx';

const ADA = { id: 'note', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const seeds = (answers: FakeAnswers, checkout: 'sandbox' | null) =>
  withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(siteAtom, aSiteConfig({ checkout })),
    seed(placeSessionAtom, { owner: 'member', member: ADA }),
  );

const meta = { component: PlanNotePanel, args: { needs: ['resolution'] } } satisfies Meta<typeof PlanNotePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPlan: Story = {
  decorators: [seeds({ getPlan: { data: { plan: null, checkout: 'sandbox' } } }, 'sandbox')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full HD needs a plan.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See plans' })).toBeVisible();
  },
};

export const NothingIsNeeded: Story = {
  args: { needs: [] },
  decorators: [seeds({ getPlan: { data: { plan: null, checkout: 'sandbox' } } }, 'sandbox')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const WhereNothingIsOnSale: Story = {
  decorators: [seeds({ getPlan: { data: { plan: null, checkout: null } } }, null)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full HD needs a plan.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
