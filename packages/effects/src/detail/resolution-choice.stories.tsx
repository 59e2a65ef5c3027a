import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ResolutionChoice } from './resolution-choice.tsx';

const meta = {
  component: ResolutionChoice,
  args: { resolution: '720p', onChoose: fn() },
} satisfies Meta<typeof ResolutionChoice>;
export default meta;

export const FromSmallToLarge: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '360p',
      '540p',
      '720p',
      '1080p',
    ]);
    await expect(canvas.getByRole('radio', { name: '720p' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1080p' }));
    await expect(args.onChoose).toHaveBeenCalledWith('1080p');
  },
};
