import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ConfirmPage } from './confirm-page.tsx';

const meta = {
  component: ConfirmPage,
  args: { proof: 'p-1', memberHref: '/member/' },
} satisfies Meta<typeof ConfirmPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (confirmAddress: NonNullable<FakeAnswers['confirmAddress']>) =>
  withAtoms(seed(apiClientAtom, fakeApi({ confirmAddress })));

export const ConfirmsForAGuest: Story = {
  decorators: [answering({ data: { email: 'ada@example.com', purpose: 'account' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await expect(document.title).toBe('Confirm your email · Kinora');
  },
};

export const AnOldLink: Story = {
  decorators: [answering({ refuse: 'unknown-proof' })],
  play: async ({ canvas }) => {
    const title = 'This link was already used or has expired';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const SomebodyElsesAddress: Story = {
  decorators: [answering({ refuse: 'email-taken' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This email already has an account' })).toBeVisible();
  },
};

let isDown = true;

export const GoesOnWhenTheConnectionIsBack: Story = {
  beforeEach: () => {
    isDown = true;
  },
  decorators: [
    answering(() => (isDown ? { offline: true } : { data: { email: 'ada@example.com', purpose: 'notice' } })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No connection' })).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [answering({ forever: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We’re checking your link.')).toBeVisible();
  },
};

export const NoLink: Story = {
  args: { proof: '' },
  decorators: [answering({ refuse: 'unknown-proof' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This address has no link' })).toBeVisible();
  },
};

export const LongAddressOnAPhone: Story = {
  ...onPhone,
  decorators: [answering({ data: { email: `${'long'.repeat(16)}@${'long'.repeat(30)}.example`, purpose: 'next' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^From now on/)).toHaveTextContent('longlong');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
