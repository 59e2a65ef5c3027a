import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LibraryGuest } from './library-guest.tsx';

const meta = { component: LibraryGuest, args: { onLogIn: fn() } } satisfies Meta<typeof LibraryGuest>;
export default meta;

export const FindsTheWayIn: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
