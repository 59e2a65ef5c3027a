import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormSkeleton } from './form-skeleton.tsx';

const meta = { component: FormSkeleton } satisfies Meta<typeof FormSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the form.').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};
