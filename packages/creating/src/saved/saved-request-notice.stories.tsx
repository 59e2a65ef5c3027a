import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SavedRequestNotice } from './saved-request-notice.tsx';

const meta = {
  component: SavedRequestNotice,
  args: { title: 'a fox in the snow', cost: 8, onCreate: fn(), onForget: fn() },
} satisfies Meta<typeof SavedRequestNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersItForOneClick: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('a fox in the snow')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create for 8 credits' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onForget).toHaveBeenCalledTimes(1);
  },
};

export const OfAFreeTrial: Story = {
  args: { title: 'Disco fever', cost: 0, isTrial: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it free' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const WithOwnKeys: Story = {
  args: { cost: 0, clips: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create with your key' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const OfABatchThatWasPaidFor: Story = {
  args: { arrived: 'Basic is active, 500 credits added', clips: 4, cost: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Basic is active, 500 credits added');
    await expect(canvas.getByRole('status')).toHaveTextContent('Now you can make this: a fox in the snow');
    await expect(canvas.getByRole('button', { name: 'Create 4 clips 32 credits' })).toBeVisible();
  },
};

export const PaidForOnAPhone: Story = {
  ...onPhone,
  args: { arrived: 'Basic is active, 500 credits added', clips: 20, cost: 1300, title: 'unbroken'.repeat(20) },
};

export const OfAList: Story = {
  args: { others: 11, cost: 96 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('a fox in the snow and 11 other prompts');
  },
};

export const HasNothingToDecideWhileItGoesOn: Story = {
  args: { state: 'continuing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Continuing with your request: a fox in the snow');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SendsOnceAfterAClick: Story = {
  args: { state: 'sending' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create for 8 credits' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const LongPrompt: Story = {
  args: { title: 'unbroken'.repeat(20) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
