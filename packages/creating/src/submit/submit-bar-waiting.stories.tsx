import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SubmitBarWaiting } from './submit-bar-waiting.tsx';

const meta = { component: SubmitBarWaiting } satisfies Meta<typeof SubmitBarWaiting>;
export default meta;

export const AsHighAsTheButton: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden]')[1]?.getBoundingClientRect().height).toBe(52);
  },
};
