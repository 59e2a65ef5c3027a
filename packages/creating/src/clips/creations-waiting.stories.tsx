import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CreationsWaiting } from './creations-waiting.tsx';

const meta = { component: CreationsWaiting } satisfies Meta<typeof CreationsWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsOnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status', { name: 'Loading your clips' })).toBeVisible();
  },
};
