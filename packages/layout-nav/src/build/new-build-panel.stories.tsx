import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { buildPortsAtom } from './build-atoms.ts';
import { NewBuildPanel } from './new-build-panel.tsx';

/** A page that is looked at again at once. */
const portsWith = (latest: string) => ({
  own: () => 'one',
  latest: () => Promise.resolve(latest),
  watchReturn: (listener: () => void) => {
    listener();
    return () => undefined;
  },
  watchTyping: () => () => undefined,
});

const meta = { component: NewBuildPanel } satisfies Meta<typeof NewBuildPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatThereIsANewerOne: Story = {
  decorators: [withAtoms(seed(buildPortsAtom, portsWith('two')))],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('A new version of Kinora is ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const SaysNothingOfItsOwn: Story = {
  decorators: [withAtoms(seed(buildPortsAtom, portsWith('one')))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
