import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LanguageLinksPanel } from './language-links-panel.tsx';

const meta = {
  component: LanguageLinksPanel,
  decorators: [withAtoms(seed(siteAtom, aSiteConfig({ locales: ['en', 'ar', 'de'] })))],
  args: { pathname: '/ai-video-effects/paper-boat/' },
} satisfies Meta<typeof LanguageLinksPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheLanguagesOfTheSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ai-video-effects/paper-boat/',
      '/ar/ai-video-effects/paper-boat/',
      '/de/ai-video-effects/paper-boat/',
    ]);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
  },
};

export const OneLanguage: Story = {
  decorators: [withAtoms(seed(siteAtom, aSiteConfig()))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
