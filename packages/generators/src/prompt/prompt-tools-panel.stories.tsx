import { aCreation } from '@kinora/contracts/fixtures';
import { promptAtom } from '@kinora/creating';
import { takeCreationsAtom } from '@kinora/creations';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { PromptToolsPanel } from './prompt-tools-panel.tsx';

function Tools() {
  return (
    <div className="flex items-center gap-2">
      <PromptToolsPanel />
      <p>{useAtomValue(promptAtom)}</p>
    </div>
  );
}

const meta = {
  component: Tools,
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withAtoms(seed(takeCreationsAtom, [aCreation({ input: { prompt: 'a boat at dusk' } })]))],
} satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersWhatWasWrittenBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier prompts' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'a boat at dusk' }));
    await expect(canvas.getByText('a boat at dusk', { selector: 'p' })).toBeVisible();
  },
};
