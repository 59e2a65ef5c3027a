import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorView } from './error-view.tsx';

const meta = {
  component: ErrorView,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/home/', reportNumber: '7F3A-91C', contactHref: '/support/contact-us/', onRetry: fn() },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsSafeAndTriesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(document.title).toBe('Internal Server Error');
    await expect(canvas.getByText(/Your clips and credits are safe/)).toBeVisible();
    await expect(canvas.getByText('7F3A-91C')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutANumber: Story = {
  args: { reportNumber: undefined, contactHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contact us' })).toBeNull();
  },
};

export const ForAReasonOfItsOwn: Story = {
  args: { status: 503, message: 'This page is closed until noon.', reportNumber: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('503')).toBeVisible();
    await expect(canvas.getByText('This page is closed until noon.')).toBeVisible();
    await expect(canvas.queryByText(/credits are safe/)).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
