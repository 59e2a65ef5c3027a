import { accountServer, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { saveFileAtom } from '../account-atoms.ts';
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
const saves = (isSaved: boolean) => seed(saveFileAtom, { save: () => Promise.resolve(isSaved) });

export const Saves: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()), saves(true))],
  play: says(/is in your downloads/),
};

export const OpensWhatItCannotSave: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()), saves(false))],
  play: says(/was opened in a new tab/),
};

export const SaysWhyThereIsNone: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { exportAccount: { offline: true } })), saves(true))],
  play: says(/Kinora cannot be reached/),
};
