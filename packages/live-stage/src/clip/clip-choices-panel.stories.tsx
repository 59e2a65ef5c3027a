import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ClipChoicesPanel } from './clip-choices-panel.tsx';

const meta = {
  component: ClipChoicesPanel,
  args: {
    children: ({ loops, speed, onChoose, onSpeed }) => (
      <>
        <button type="button" aria-pressed={loops} onClick={() => onChoose({ loops: !loops })}>
          Loop
        </button>
        <button type="button" onClick={() => onSpeed(2)}>
          {speed}×
        </button>
      </>
    ),
  },
  beforeEach: () => globalThis.localStorage.removeItem('kinora:clip-player'),
  decorators: [withAtoms()],
} satisfies Meta<typeof ClipChoicesPanel>;
export default meta;

export const RemembersWhatWasChosen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const loop = canvas.getByRole('button', { name: 'Loop' });
    await expect(loop).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(loop);
    await expect(loop).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: '1×' }));
    await expect(canvas.getByRole('button', { name: '2×' })).toBeVisible();
  },
};
