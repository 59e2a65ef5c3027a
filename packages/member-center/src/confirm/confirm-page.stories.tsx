import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
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
