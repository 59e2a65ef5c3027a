import { writePromptAtom, promptAtom, pageKindAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect } from 'storybook/test';

import { PageKindPanel } from './page-kind-panel.tsx';

function Draft() {
  return (
    <p>
      {useAtomValue(pageKindAtom)}: {useAtomValue(promptAtom) || 'nothing yet'}
    </p>
  );
}

const meta = {
  component: PageKindPanel,
  args: { kind: 'image', children: <Draft /> },
  beforeEach: () => globalThis.localStorage.clear(),
} satisfies Meta<typeof PageKindPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasADraftOfItsOwn: Story = {
  decorators: [withAtoms(seed(writePromptAtom, 'a fox'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('image: nothing yet')).toBeVisible();
  },
};

export const KeepsTheOtherDraft: Story = {
  args: { kind: 'text' },
  decorators: [withAtoms(seed(writePromptAtom, 'a fox'), seed(pageKindAtom, 'image'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('text: a fox')).toBeVisible();
  },
};
