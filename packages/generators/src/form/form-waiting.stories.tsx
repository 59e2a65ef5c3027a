import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormWaiting } from './form-waiting.tsx';

const meta = { component: FormWaiting } satisfies Meta<typeof FormWaiting>;
export default meta;

export const IsBusyAndReachesBelowThePage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const models = canvas.getByRole('group', { name: 'Model' });
    await expect(models).toHaveAttribute('aria-busy', 'true');
    await expect(models.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};
