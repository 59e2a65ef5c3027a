import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SettingsQuestion } from './settings-question.tsx';

const meta = {
  component: SettingsQuestion,
  args: {
    differences: [
      { name: 'prompt', before: 'a fox', after: 'a paper boat '.repeat(40) },
      { name: 'seconds', before: '8', after: '5' },
    ],
    href: '/text-to-video/#prompt=x',
    onKeep: fn(),
  },
} satisfies Meta<typeof SettingsQuestion>;
export default meta;

export const ShowsBothBeforeItReplaces: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('a fox')).toBeVisible();
    await expect(canvas.getByText('Length')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Replace' })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my settings' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
