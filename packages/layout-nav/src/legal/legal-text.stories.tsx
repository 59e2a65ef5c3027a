import { aSiteConfig } from '@kinora/contracts/fixtures';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LegalText } from './legal-text.tsx';

const meta = {
  component: LegalText,
  args: {
    text: msg`This server is run by {operator}. Questions: <contact>write to us</contact>, or <mail>{email}</mail>.`,
    site: aSiteConfig({ operator: { name: 'Paper Boats', address: '' }, supportEmail: 'help@paperboats.test' }),
    links: {
      contact: '/support/contact-us/',
      team: '/support/team/',
      terms: '/terms/',
      privacy: '/privacy/',
    },
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FillsInNamesAndLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paper Boats')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/support/contact-us/');
    await expect(canvas.getByRole('link', { name: 'help@paperboats.test' })).toHaveAttribute(
      'href',
      'mailto:help@paperboats.test',
    );
  },
};

export const TreatsANameAsText: Story = {
  args: {
    text: msg`This server is run by {operator}.`,
    site: aSiteConfig({ operator: { name: '<img src=x onerror=alert(1)>', address: '' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
