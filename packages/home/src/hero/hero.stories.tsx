import { POSTERS } from '@kinora/live-stage';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Hero, HeroShade } from './hero.tsx';

const meta = {
  component: Hero,
  args: {
    posters: [POSTERS.small, POSTERS.large],
    composer: <div className="h-40 rounded-stage bg-overlay shadow-e3" />,
  },
  decorators: [
    (StoryOf) => (
      <div className="px-(--frame-gutter) pt-2">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFilm: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Describe a scene. Watch it play.' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('srcset', expect.stringContaining('1200w'));
  },
};

export const WithAFilm: Story = {
  args: {
    film: (
      <div className="absolute inset-0 bg-strong">
        <HeroShade />
      </div>
    ),
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnATablet: Story = { ...onTablet };
