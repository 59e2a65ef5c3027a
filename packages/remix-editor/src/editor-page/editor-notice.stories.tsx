import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EditorNotice } from './editor-notice.tsx';

const meta = {
  component: EditorNotice,
  args: {
    children: 'This project doesn’t exist or belongs to another account.',
    backHref: '/ai-video-remix/?page=projects',
  },
} satisfies Meta<typeof EditorNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This project doesn’t exist');
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: { children: 'The project couldn’t be loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const GoneButKeptHere: Story = {
  args: { onSaveOwn: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine as a new project' }));
    await expect(args.onSaveOwn).toHaveBeenCalledOnce();
  },
};
