import { aSiteConfig } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TeamPage } from './team-page.tsx';

const meta = {
  component: TeamPage,
  args: { site: aSiteConfig(), links: { contact: '/support/contact-us/', privacy: '/privacy/' } },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatHelps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No access to your email?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact the team' })).toHaveAttribute(
      'href',
      '/support/contact-us/?topic=account',
    );
    await expect(canvas.queryByText(/Google/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
};

export const WithGoogleAndAnAddress: Story = {
  args: { site: aSiteConfig({ google: true, supportEmail: 'help@paperboats.test' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Continue with Google/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@paperboats.test' })).toBeVisible();
  },
};

export const LongNamesOnAPhone: Story = {
  ...onPhone,
  args: {
    site: aSiteConfig({
      operator: { name: 'Gesellschaftfürbewegtebilderundpapierboote '.repeat(4), address: '' },
      supportEmail: `${'long'.repeat(20)}@paperboats.test`,
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
