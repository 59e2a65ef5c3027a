import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ModelsPage } from './models-page.tsx';

const api = fakeApi({ listRoutes: { data: { routes: [{ model: 'hailuo-02', modes: ['text'] }] } } });

const meta = {
  component: ModelsPage,
  args: { pages: { text: '/text-to-video/', image: '/image-to-video/', video: '/video-to-video/' } },
  decorators: [withAtoms(seed(apiClientAtom, api))],
} satisfies Meta<typeof ModelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheServerAnswers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
    await expect(await canvas.findByText('Connected')).toBeVisible();
    const here = canvas.getByText('Connected').closest('li');
    if (!here) throw new Error('nothing runs');
    await expect(within(here).getByRole('link', { name: 'Hailuo 02' })).toHaveAttribute(
      'href',
      '/text-to-video/hailuo-02/',
    );
  },
};

export const Loading: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ listRoutes: { forever: true } })))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Veo 3.1' })).toBeVisible();
    await expect(canvas.getAllByText('Checking')[0]).toBeVisible();
  },
};

export const NotAnswered: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ listRoutes: { offline: true } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t check/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone };

export const NothingRunsHere: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [] } } })))],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not connected on this server'))[0]).toBeVisible();
    for (const name of ['Connected', 'Runs on this server', 'Checking']) {
      await expect(canvas.queryByText(name)).toBeNull();
    }
  },
};
