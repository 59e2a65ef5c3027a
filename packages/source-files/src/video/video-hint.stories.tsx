import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VideoHint } from './video-hint.tsx';

const meta = { component: VideoHint } satisfies Meta<typeof VideoHint>;
export default meta;

export const SaysWhatIsTaken: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MP4, MOV or WebM, up to 60 s and 200 MB.');
  },
};
