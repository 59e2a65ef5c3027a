import { promptAtom, writePromptAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { PromptProposalPanel } from './prompt-proposal-panel.tsx';
import { PromptToolsPanel } from './prompt-tools-panel.tsx';

function Help() {
  return (
    <div className="grid max-w-[348px] gap-2.5">
      <p>{useAtomValue(promptAtom)}</p>
      <div>
        <PromptToolsPanel />
      </div>
      <PromptProposalPanel />
    </div>
  );
}

const meta = {
  component: Help,
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withAtoms(seed(writePromptAtom, 'a fox in a forest'))],
} satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is proposed stands below the prompt, which changes only when it is accepted. */
export const ProposesAndTakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Improve' }));
    const added = (await canvas.findByRole('insertion')).textContent;
    await expect(canvas.getByText('a fox in a forest', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(canvas.getByText(`a fox in a forest, ${added}`, { selector: 'p' })).toBeVisible();
  },
};
