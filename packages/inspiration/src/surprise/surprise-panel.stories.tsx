import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { INSPIRED_SCENES } from '../scenes/inspired-scenes.data.ts';
import { SurprisePanel } from './surprise-panel.tsx';

const meta = { component: SurprisePanel, args: { size: 'medium', onSurprise: fn() } } satisfies Meta<
  typeof SurprisePanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherSceneEachTime: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Surprise me' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    const prompts = (args.onSurprise as ReturnType<typeof fn>).mock.calls.map(([fragment]) =>
      new URLSearchParams(String(fragment)).get('prompt'),
    );
    await expect(new Set(prompts).size).toBe(3);
    const known = INSPIRED_SCENES.map(({ prompts: { en } }) => en);
    await expect(prompts.every((prompt) => known.includes(prompt ?? ''))).toBe(true);
  },
};

export const Small: Story = { args: { size: 'small' } };
