import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    guide: {
      use: 'Use it for a wait of unknown length in a small place, such as “Saving” in the editor. If the length is known, take ProgressBar; for content on its way, take Skeleton; in a button, set busy.',
      do: ['Write beside it what goes on.', 'Set aria-busy on what waits.'],
      dont: ['Show it alone: screen readers hear nothing.', 'Turn several at once in one view.'],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Turning: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden=true]');
    await expect(ring && getComputedStyle(ring).animationName).toBe('spin');
  },
};
