import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FooterLinks } from './footer-links.tsx';

const meta = {
  component: FooterLinks,
  args: {
    modelsHref: '/models/',
    contactHref: '/support/contact-us/',
    termsHref: '/terms/',
    privacyHref: '/privacy/',
    onChoose: fn(),
  },
} satisfies Meta<typeof FooterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPageThereIs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/models/',
      '/support/contact-us/',
      '/terms/',
      '/privacy/',
    ]);
    const link = canvas.getByRole('link', { name: 'Terms' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const NothingWithoutPages: Story = {
  args: { modelsHref: undefined, contactHref: undefined, termsHref: undefined, privacyHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
