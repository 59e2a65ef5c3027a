import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SafeAreas } from './safe-areas.tsx';

const meta = {
  component: SafeAreas,
  decorators: [
    (Story) => (
      <div className="relative aspect-video w-100 max-w-full bg-well">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SafeAreas>;
export default meta;

export const TwoFrames: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [outer, inner] = [...canvasElement.querySelectorAll('rect')].map(
      (rect) => rect.getBoundingClientRect().width,
    );
    await expect(Math.round(outer ?? 0)).toBe(360);
    await expect(Math.round(inner ?? 0)).toBe(320);
  },
};
