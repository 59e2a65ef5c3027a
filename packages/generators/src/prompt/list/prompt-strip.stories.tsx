import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PromptStrip } from './prompt-strip.tsx';

const meta = {
  component: PromptStrip,
  args: {
    place: { number: 3, count: 12 },
    shown: 'a blue boat at dawn',
    lines: null,
    aside: null,
    onStep: fn(),
    onOpen: fn(),
    onGiveUp: fn(),
    onTakeUp: fn(),
  },
} satisfies Meta<typeof PromptStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variations: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 of 12')).toBeVisible();
    await expect(canvas.getByText('a blue boat at dawn')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it a list' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Discard list' })).toBeNull();
  },
};

export const AList: Story = {
  args: { lines: 12 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('List with 12 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard list' }));
    await expect(args.onGiveUp).toHaveBeenCalledOnce();
  },
};

export const TheTextInTheField: Story = {
  args: { lines: 3, shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('a blue boat at dawn')).toBeNull();
  },
};

export const AListThatWaits: Story = {
  args: { place: null, aside: 12 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have an unfinished list with 12 prompts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onTakeUp).toHaveBeenCalledOnce();
  },
};

export const ABraceThatMeansNothing: Story = {
  args: { place: null, literal: 'A brace isn’t closed, so it’s treated as text.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('isn’t closed');
  },
};

export const NothingToSay: Story = {
  args: { place: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  ...onPhone,
  args: { lines: 200, place: { number: 188, count: 200 }, shown: 'a boat on a very long river '.repeat(40) },
};
