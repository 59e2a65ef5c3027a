import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LoginSide } from './login-side.tsx';

const meta = {
  component: LoginSide,
  decorators: [
    (Story) => (
      <div className="relative isolate h-149 w-100 max-w-full">
        <Story />
      </div>
    ),
  ],
  args: { moves: false },
} satisfies Meta<typeof LoginSide>;
export default meta;

export const IsAPictureWhereNothingMayMove: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/over a mountain lake at dawn/)).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect([picture?.naturalWidth, picture?.naturalHeight]).toEqual([800, 1192]));
    await expect(picture).toHaveAttribute('alt', '');
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const PlaysTheSceneInSilence: StoryObj<typeof meta> = {
  args: { moves: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/over a mountain lake at dawn/)).toBeVisible();
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('there is no video');
    await expect([film.muted, film.loop, film.playsInline, film.tabIndex]).toEqual([true, true, true, -1]);
    await expect(film.poster).toContain('login');
    await waitFor(() => expect([film.paused, film.videoWidth, film.videoHeight]).toEqual([false, 480, 716]));
    await expect(film.duration).toBeCloseTo(6, 1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(film.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(film.paused).toBe(false));
  },
};
