import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Divider } from './divider.tsx';

const meta = {
  component: Divider,
  parameters: {
    guide: {
      use: 'Use it between two ways to the same end, such as logging in by Google or by email. To set parts of a form apart, take space or a Panel.',
      do: ['Keep the word short: “or”.'],
      dont: ['Use it as a heading.', 'Separate menu entries with it: that is MenuDivider.'],
    },
  },
  args: { children: 'or' },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: { children: 'oder mit der Adresse eines anderen Kontos' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/oder mit/);
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};
