import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EditPage } from './edit-page.tsx';

const meta = {
  component: EditPage,
  parameters: { layout: 'fullscreen' },
  args: {
    projectId: null,
    clipId: 'sea',
    projectsHref: '/ai-video-remix/?page=projects',
    libraryHref: '/library/',
    onProject: fn(),
  },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
} satisfies Meta<typeof EditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComesLate: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to edit your own clips.')).toBeVisible();
  },
};
