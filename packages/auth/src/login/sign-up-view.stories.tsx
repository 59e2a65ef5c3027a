import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SignUpView } from './sign-up-view.tsx';

const meta = {
  component: SignUpView,
  args: { onSubmit: () => Promise.resolve(undefined), onLogin: fn<() => void>() },
} satisfies Meta<typeof SignUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksTermsAndPrivacyInANewTab: Story = {
  args: { legal: { terms: '/terms/', privacy: '/privacy/' } },
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['terms', '/terms/'],
      ['privacy policy', '/privacy/'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const HasNoDeadLinks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
