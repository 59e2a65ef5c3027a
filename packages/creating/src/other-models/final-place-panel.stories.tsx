import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { FinalPlacePanel } from './final-place-panel.tsx';

const api = fakeApi({ listRoutes: { data: { routes: [{ model: 'veo-3-1', modes: ['text'] }] } } });

const meta = {
  component: FinalPlacePanel,
  args: {
    asked: { model: 'local', mode: 'text', input: { prompt: 'a fox', seconds: 8 } },
    pages: { text: '/t/', image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    sourceOf: () => null,
    onHold: fn(),
  },
  decorators: [withAtoms(seed(apiClientAtom, api))],
} satisfies Meta<typeof FinalPlacePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowADraft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make it with Veo 3.1 for 64 credits' })).toBeVisible();
  },
};

export const NotBelowAMakersClip: Story = {
  args: { asked: { model: 'vidu-q1', mode: 'text', input: { prompt: 'a fox' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('listRoutes'));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
