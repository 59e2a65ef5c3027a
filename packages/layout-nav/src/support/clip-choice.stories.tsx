import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ClipChoice } from './clip-choice.tsx';

const NOON = 1_795_262_400_000;
const clips = [
  { id: 'boat', title: 'A paper boat on a storm at night', createdAt: NOON },
  { id: 'fox', title: 'Bunny hop: a fox', createdAt: NOON - 60_000 },
];

const meta = { component: ClipChoice, args: { clips, clip: '', onClip: fn() } } satisfies Meta<typeof ClipChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTheLatest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Clip' });
    await expect(field).toHaveDisplayValue('None');
    await userEvent.selectOptions(field, canvas.getByRole('option', { name: /paper boat/ }));
    await expect(args.onClip).toHaveBeenCalledWith('boat');
  },
};

export const KeepsTheOneOfALink: Story = {
  args: { clip: 'older' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('The clip this page was opened for');
  },
};

export const LongTitles: Story = {
  ...onPhone,
  args: {
    clip: 'long',
    clips: [{ id: 'long', title: 'A lighthouse with forty-two gulls '.repeat(20), createdAt: NOON }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /…$/ })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
