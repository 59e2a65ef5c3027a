import { apiClientAtom } from '@kinora/api-client';
import { aReadyCreation, aShareLink } from '@kinora/contracts/fixtures';
import { takeCreationsAtom } from '@kinora/creations';
import { playEverything } from '@kinora/live-stage/testing';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ResultStagePanel } from './result-stage-panel.tsx';

const batch = ['1', '2', '3'].map((id) => aReadyCreation({ id, batch: 'b' }));
const [first] = batch;
if (!first?.result) throw new Error('a ready clip has a result');
const clip = { ...first, result: first.result };
const api = fakeApi({ removeCreation: { data: null }, getShare: { data: aShareLink() } });

const meta = {
  component: ResultStagePanel,
  args: {
    view: { kind: 'clip', clip, batch },
    pages: { text: null, image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    ratio: 16 / 9,
    stageSwitch: null,
  },
  beforeEach: playEverything,
  decorators: [
    withAtoms(seed(apiClientAtom, api), seed(takeCreationsAtom, batch)),
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultStagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersWhatCanBeDone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep this one' })).toBeVisible();
  },
};

export const KeepsOneAndRemovesTheOthers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(api.calls.filter(({ name }) => name === 'removeCreation')).toHaveLength(2));
  },
};

export const SharesByLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share this clip' }));
    await expect(await dialog.findByLabelText('Link')).toHaveValue(aShareLink().url);
  },
};
