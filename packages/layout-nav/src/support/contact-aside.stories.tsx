import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ContactAside } from './contact-aside.tsx';

const meta = {
  component: ContactAside,
  args: { supportEmail: 'help@paperboats.test', teamHref: '/support/team/', privacyHref: '/privacy/' },
} satisfies Meta<typeof ContactAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAddress: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'help@paperboats.test' });
    await expect(link).toHaveAttribute('href', 'mailto:help@paperboats.test');
    await expect(canvas.getByRole('link', { name: 'what helps' })).toHaveAttribute('href', '/support/team/');
  },
};

export const WithoutOne: Story = {
  args: { supportEmail: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('By email')).toBeNull();
  },
};
