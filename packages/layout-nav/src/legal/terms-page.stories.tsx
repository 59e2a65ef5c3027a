import { aSiteConfig } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TermsPage } from './terms-page.tsx';

const meta = {
  component: TermsPage,
  args: {
    site: aSiteConfig(),
    links: { contact: '/support/contact-us/', team: '/support/team/', terms: '/terms/', privacy: '/privacy/' },
  },
} satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAServerAsItComes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText(/Nothing is for sale/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
};

export const OfAServerWithEverything: Story = {
  args: {
    site: aSiteConfig({
      checkout: 'sandbox',
      google: true,
      operator: { name: 'Paper Boats', address: 'Quay 7, 1100 Lisbon, Portugal' },
      supportEmail: 'help@paperboats.test',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Quay 7, 1100 Lisbon/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@paperboats.test' })).toBeVisible();
  },
};
