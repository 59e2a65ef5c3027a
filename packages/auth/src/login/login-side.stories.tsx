import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LoginSide } from './login-side.tsx';

const meta = {
  component: LoginSide,
  decorators: [
    (Story) => (
      <div className="relative isolate h-149 w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginSide>;
export default meta;

export const ShowsASceneAndItsPrompt: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/over a mountain lake at dawn/)).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect([picture?.naturalWidth, picture?.naturalHeight]).toEqual([800, 1192]));
    await expect(picture).toHaveAttribute('alt', '');
  },
};
