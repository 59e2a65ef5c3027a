import { aSiteConfig } from '@kinora/contracts/fixtures';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LegalView } from './legal-view.tsx';
import { TERMS } from './terms.data.ts';

const meta = {
  component: LegalView,
  args: {
    text: TERMS,
    site: aSiteConfig({ operator: { name: 'Paper Boats', address: '' } }),
    links: { contact: '/support/contact-us/', team: '/support/team/', terms: '/terms/', privacy: '/privacy/' },
  },
} satisfies Meta<typeof LegalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(document.title).toBe('Terms · Kinora');
    await expect(canvas.getByText('November 22, 2026')).toHaveAttribute('datetime', '2026-11-22');
    const link = canvas.getByRole('link', { name: 'Credits' });
    const id = link.getAttribute('href')?.slice(1) ?? '';
    await expect(document.getElementById(id)).toHaveTextContent('Credits');
    const line = canvas.getByText(/^You describe a scene/).getBoundingClientRect();
    await expect(line.width).toBeLessThanOrEqual(560);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Credits' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Paying' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

export const OnATablet: Story = onTablet;

export const LongNames: Story = {
  ...onPhone,
  args: {
    site: aSiteConfig({
      operator: { name: 'Gesellschaftfürbewegtebilderundpapierboote '.repeat(3), address: 'Uferstraße '.repeat(20) },
      supportEmail: `${'long'.repeat(20)}@paperboats.test`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Postal address/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
