import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LatestCreationsPanel } from './latest-creations-panel.tsx';

const ADA = { id: 'latest', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const creations = [1, 2, 3, 4].map((number) =>
  aCreation({
    id: `01940000-0000-7000-8000-00000000010${number}`,
    input: { prompt: `scene ${number}` },
    state: 'failed',
  }),
);

const meta = {
  component: LatestCreationsPanel,
  args: {
    label: 'Your newest clips',
    count: 3,
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id) => `/effects/${id}/`,
    },
  },
} satisfies Meta<typeof LatestCreationsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheNewest: Story = {
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listCreations: { data: { creations, next: null } } })),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your newest clips' });
    await expect(within(list).getAllByText(/^scene \d$/)).toHaveLength(3);
  },
};

export const OfAGuest: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({})))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are saved to your library/)).toBeVisible();
  },
};
