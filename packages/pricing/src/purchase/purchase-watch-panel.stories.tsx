import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PurchaseWatch } from './purchase-watch-panel.tsx';

const meta = { component: PurchaseWatch } satisfies Meta<typeof PurchaseWatch>;
export default meta;

/** It speaks by toasts alone, once a purchase was begun here. */
export const DrawsNothing: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
