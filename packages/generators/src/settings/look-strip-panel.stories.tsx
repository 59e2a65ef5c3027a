import { openLinkAtom } from '@kinora/creating';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LookStripPanel } from './look-strip-panel.tsx';

const meta = {
  component: LookStripPanel,
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox&model=local&seed=7'))],
} satisfies Meta<typeof LookStripPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesALook: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }));
    await expect(canvas.getByRole('radio', { name: 'Ink' })).toBeChecked();
  },
};

export const ModelWithoutLooks: Story = {
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox&model=hailuo-02'))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OnAPhone: Story = { ...ChoosesALook, ...onPhone };
