import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Veil } from './veil.tsx';

const meta = {
  component: Veil,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it over a form or card that can’t be used while one answer is on its way, such as logging in. If only a button waits, set its busy; for content on its way, take Skeleton.',
      do: ['Say what goes on: “Logging in”.', 'Put it in a place that is relative.'],
      dont: ['Cover the whole page with it.', 'Leave it up when the answer failed.'],
    },
  },
  args: { children: 'Logging in' },
  decorators: [
    (Story) => (
      <div className="relative h-60 rounded-card bg-surface-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Veil>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggingIn: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Logging in');
    const [veil, place] = [words.parentElement, words.parentElement?.parentElement];
    await expect(veil?.getBoundingClientRect()).toEqual(place?.getBoundingClientRect());
  },
};

export const LongTextOnAPhone: Story = {
  args: { children: 'Die Anmeldung bei deinem Konto wird gerade vorbereitet' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status').getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(0);
    await expect(words.right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
