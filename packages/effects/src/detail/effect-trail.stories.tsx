import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EffectTrail } from './effect-trail.tsx';

const meta = {
  component: EffectTrail,
  args: { title: 'Bunny hop', listHref: '/ai-video-effects/' },
} satisfies Meta<typeof EffectTrail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Video Effects' })).toHaveAttribute('href', '/ai-video-effects/');
    await expect(canvas.getByText('Bunny hop')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongTextOnAPhone: Story = {
  args: { title: 'A name that is far longer than the trail of any phone has room for' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
