import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Price } from './price.tsx';

const meta = { component: Price, args: { cents: 123_456 } } satisfies Meta<typeof Price>;
export default meta;

export const InDollars: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^US\$1,234\.56$/);
  },
};
