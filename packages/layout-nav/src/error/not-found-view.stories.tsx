import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NotFoundView } from './not-found-view.tsx';

const meta = {
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
  args: { path: '/studio/moonlight-over-a-very-long-address', homeHref: '/home/', libraryHref: '/library/' },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePathAndTheWayOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('/studio/moonlight-over-a-very-long-address').tagName).toBe('BDI');
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home/');
  },
};

export const InArabicWithItsComma: Story = {
  globals: { locale: 'ar' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.path).parentElement).toHaveTextContent(`404، ${args.path}`);
  },
};

export const OffersToWriteToUs: Story = {
  args: { contactHref: '/support/contact-us/' },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Page Not Found');
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/support/contact-us/');
  },
};

export const ForAReasonOfItsOwn: Story = {
  args: { message: 'This model makes no clips from text.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This model makes no clips from text.')).toBeVisible();
    await expect(canvas.queryByText(/has a typo/)).toBeNull();
  },
};

export const WithoutALibrary: Story = {
  args: { libraryHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Open your library' })).toBeNull();
  },
};

export const LongPathOnAPhone: Story = {
  args: { path: `/${'ועוד-כתובת-ארוכה-'.repeat(30)}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
