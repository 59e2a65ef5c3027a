import { aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ClipPlayer } from './clip-player.tsx';

const { result } = aReadyCreation();
const clip = {
  url: 'data:video/mp4;base64,AAAA',
  poster: '',
  sprite: null,
  proxy: null,
  peaks: null,
  width: result?.width ?? 0,
  height: result?.height ?? 0,
  seconds: 5,
  bytes: 3,
};

const meta = {
  component: ClipPlayer,
  args: { clip, label: 'a paper boat', onExpired: fn() },
} satisfies Meta<typeof ClipPlayer>;
export default meta;

export const AsksForAFreshAddressAndSaysWhenThatFailsToo: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The clip could not be loaded');
    await expect(canvas.getByLabelText('a paper boat')).toHaveAttribute('controls');
  },
};
