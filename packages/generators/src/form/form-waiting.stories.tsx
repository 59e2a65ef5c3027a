import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormWaiting } from './form-waiting.tsx';

const meta = { component: FormWaiting } satisfies Meta<typeof FormWaiting>;
export default meta;

export const IsBusyAndReachesBelowThePage: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.scrollHeight).toBeGreaterThan(220);
  },
};
