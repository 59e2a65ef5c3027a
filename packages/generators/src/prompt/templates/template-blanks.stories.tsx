import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TemplateBlanks } from './template-blanks.tsx';

const meta = {
  component: TemplateBlanks,
  args: {
    blanks: [
      { name: 'vessel', label: 'Vehicle', suggestions: ['A sailboat', 'A ferry'] },
      { name: 'shoe', label: 'shoe', suggestions: [] },
    ],
    values: { vessel: 'A ferry' },
    language: 'en',
    onFill: fn(),
  },
} satisfies Meta<typeof TemplateBlanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AreFilled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Vehicle' })).toHaveValue('A ferry');
    await expect(canvas.getByRole('button', { name: 'A ferry' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'A sailboat' }));
    await expect(args.onFill).toHaveBeenCalledWith('vessel', 'A sailboat');
    await userEvent.type(canvas.getByRole('textbox', { name: 'shoe' }), 'x{enter}');
    await expect(args.onFill).toHaveBeenLastCalledWith('shoe', 'x');
  },
};

export const None: Story = {
  args: { blanks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };
