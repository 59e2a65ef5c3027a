import { apiClientAtom } from '@kinora/api-client';
import { aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ClipLinksPanel } from './clip-links-panel.tsx';

const clip = aReadyCreation();
const routes = ['local', 'vidu-q1'].map((model) => ({ model, modes: ['text'] as const }));
const pages = {
  text: '/text-to-video/',
  image: '/image-to-video/',
  effect: (id: string) => `/ai-video-effects/${id}/`,
};

const meta = {
  component: ClipLinksPanel,
  args: {
    pages: { ...pages, video: null },
    children: ({ settingsHrefOf, onUseAsVideo, renderOtherModels }) => (
      <>
        <a href={settingsHrefOf(clip) ?? ''}>Reuse settings</a>
        {onUseAsVideo && <button type="button">Restyle</button>}
        {renderOtherModels(aFailedCreation('gone'), <button type="button">Choose another model</button>)}
      </>
    ),
  },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes } } })))],
} satisfies Meta<typeof ClipLinksPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePageThatTakesVideos: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reuse settings' });
    await expect(link.getAttribute('href')).toMatch(/^\/text-to-video\/#model=/);
    await expect(canvas.getByRole('button', { name: 'Restyle' })).toBeVisible();
  },
};

export const OnAnotherPage: Story = {
  args: { pages: { ...pages, video: '/video-to-video/' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Restyle' })).toBeNull();
  },
};

export const NamesOtherModels: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try with Vidu Q1 for 32' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose another model' })).toBeNull();
  },
};
