import type { DownloadBegun } from '@kinora/browser';
import { accountServer, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { beginDownloadAtom } from '../account-atoms.ts';
import { signAdaIn } from '../testing/account-seeds.ts';
import { DataSectionPanel } from './data-section-panel.tsx';

const meta = { component: DataSectionPanel } satisfies Meta<typeof DataSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const says = (text: RegExp) => async (context: { canvas: Canvas }) => {
  await userEvent.click(context.canvas.getByRole('button', { name: 'Export my data' }));
  await expect(await context.canvas.findByText(text)).toBeVisible();
};
const begins = (begun: DownloadBegun) => seed(beginDownloadAtom, { begin: () => Promise.resolve(begun) });

export const LeavesItToTheBrowser: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()), begins({ ok: true, value: null }))],
  play: says(/The download has started/),
};

export const WaitsForAnotherOne: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()), begins({ ok: false, failure: { status: 503, retryAfter: 10 } }))],
  play: says(/Too many tries. Try again in 10 s/),
};

export const SaysWhyThereIsNone: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { exportAccount: { offline: true } })))],
  play: says(/Kinora can’t be reached/),
};
