import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ProjectsGuest } from './projects-guest.tsx';

const meta = {
  component: ProjectsGuest,
  args: { sampleHref: '/edit/sample', onLogIn: fn() },
} satisfies Meta<typeof ProjectsGuest>;
export default meta;

export const Guest: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Try the editor' })).toHaveAttribute('href', '/edit/sample');
  },
};
