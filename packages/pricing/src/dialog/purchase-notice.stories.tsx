import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PurchaseNotice } from './purchase-notice.tsx';

const meta = {
  component: PurchaseNotice,
  args: { isBuying: true, isSilent: false },
} satisfies Meta<typeof PurchaseNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForThePayment: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('this page continues automatically');
  },
};

export const TheServerIsGone: Story = {
  args: { isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora isn’t responding. We’ll keep trying');
  },
};

export const TheServerWasGoneAtThePress: Story = {
  args: { isBuying: false, isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was paid.');
  },
};

export const NothingIsBought: Story = {
  args: { isBuying: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
