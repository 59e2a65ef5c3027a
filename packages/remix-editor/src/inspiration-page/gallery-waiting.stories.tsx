import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GalleryWaiting } from './gallery-waiting.tsx';

const meta = { component: GalleryWaiting } satisfies Meta<typeof GalleryWaiting>;
export default meta;

export const SaysThatScenesCome: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading scenes');
  },
};
