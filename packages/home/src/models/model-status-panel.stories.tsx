import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ModelStatusPanel } from './model-status-panel.tsx';

const api = fakeApi({ listRoutes: { data: { routes: [{ model: 'hailuo-02', modes: ['text'] }] } } });

const meta = { component: ModelStatusPanel } satisfies Meta<typeof ModelStatusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ listRoutes: { forever: true } })))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Runs here now' })).toBeNull();
  },
};

export const AsTheServerAnswers: Story = {
  decorators: [withAtoms(seed(apiClientAtom, api))],
  play: async ({ canvas }) => {
    const here = (await canvas.findByRole('heading', { name: 'Runs here now' })).parentElement;
    await expect(here).toHaveTextContent('Hailuo 02');
  },
};
