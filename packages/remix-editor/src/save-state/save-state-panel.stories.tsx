import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { expect } from 'storybook/test';

import { closeProjectAtom, openProjectAtom } from '../saving/opening-atoms.ts';
import { SaveStatePanel } from './save-state-panel.tsx';

/** A guest in the editor. */
function Opened() {
  const store = useStore();
  useEffect(() => {
    void store.set(openProjectAtom, 'sample');
    return () => void store.set(closeProjectAtom);
  }, [store]);
  return <SaveStatePanel />;
}

const meta = {
  component: SaveStatePanel,
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
} satisfies Meta<typeof SaveStatePanel>;
export default meta;

export const Guest: StoryObj<typeof meta> = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved in this browser only')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save to your account' })).toBeVisible();
  },
};
