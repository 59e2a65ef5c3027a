import { POSTERS } from '@kinora/live-stage';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Hero, HeroShade } from './hero.tsx';

const meta = {
  component: Hero,
  args: {
    posters: [POSTERS.ltr.small, POSTERS.ltr.large],
    composer: <div className="h-40 rounded-stage bg-overlay shadow-e3" />,
    isWriting: false,
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
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Describe a scene. Watch it play.' });
    await expect(heading.checkVisibility({ opacityProperty: true })).toBe(true);
  },
};

export const MakesWayForTheOwnScene: Story = {
  ...WithAFilm,
  args: { ...WithAFilm.args, isWriting: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Describe a scene. Watch it play.' });
    await waitFor(() => expect(heading.checkVisibility({ opacityProperty: true })).toBe(false));
    await expect(canvas.getByText('Live preview, free')).toBeVisible();
  },
};

export const WithAClipInTheMaking: Story = {
  args: {
    isWriting: true,
    status: <p className="absolute bottom-(--hero-free) rounded-inner bg-glass p-3">Your clip is being made</p>,
  },
  play: async ({ canvas, canvasElement }) => {
    const composer = canvasElement.querySelector('.h-40')?.getBoundingClientRect();
    await expect(canvas.getByText('Your clip is being made').getBoundingClientRect().bottom).toBeLessThan(
      composer?.top ?? 0,
    );
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnATablet: Story = { ...onTablet };
