import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PictureHint } from './picture-hint.tsx';

const meta = { component: PictureHint } satisfies Meta<typeof PictureHint>;
export default meta;

export const SaysWhatIsTaken: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('PNG, JPEG, WebP or AVIF, up to 25 MB.');
  },
};
