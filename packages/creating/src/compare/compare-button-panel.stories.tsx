import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { CompareButtonPanel } from './compare-button-panel.tsx';

const server = fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } });

const meta = {
  component: CompareButtonPanel,
  decorators: [withAtoms(seed(apiClientAtom, server))],
} satisfies Meta<typeof CompareButtonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesTheDialog: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Compare' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog', { name: 'Compare' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
