import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NavigationFoot, type NavigationFootProps } from './navigation-foot.tsx';

const plans: Pick<NavigationFootProps, 'onUpgrade' | 'contactHref'> = {
  onUpgrade: fn(),
  contactHref: '/support/contact-us/',
};

const meta = {
  component: NavigationFoot,
  args: { pathname: '/text-to-video/', ...plans },
} satisfies Meta<typeof NavigationFoot>;
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
