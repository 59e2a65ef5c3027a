import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NavigationFooter, type NavigationFooterProps } from './navigation-footer.tsx';

const plans: Pick<NavigationFooterProps, 'onUpgrade' | 'contactHref'> = {
  onUpgrade: fn(),
  contactHref: '/support/contact-us/',
};

const meta = {
  component: NavigationFooter,
  args: { pathname: '/text-to-video/', ...plans },
} satisfies Meta<typeof NavigationFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToThePlansAndToUs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Contact US' })).not.toHaveAttribute('aria-current');
  },
};

export const OnTheContactPage: Story = {
  args: { pathname: '/support/contact-us/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact US', current: 'page' })).toBeVisible();
  },
};

export const WithoutPagesToLeadTo: Story = {
  args: { onUpgrade: undefined, contactHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
