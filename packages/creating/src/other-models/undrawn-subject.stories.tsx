import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UndrawnSubject } from './undrawn-subject.tsx';

const meta = {
  component: UndrawnSubject,
  args: { pictureHref: '/image-to-video/#model=local&prompt=jealousy', hasOtherModels: false },
} satisfies Meta<typeof UndrawnSubject>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EngineAlone: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start from your own image' })).toHaveAttribute(
      'href',
      args.pictureHref,
    );
    await expect(canvas.queryByText(/another model/)).toBeNull();
  },
};

export const OtherModels: Story = {
  args: { hasOtherModels: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/or choose another model\./)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...OtherModels, ...onPhone };
