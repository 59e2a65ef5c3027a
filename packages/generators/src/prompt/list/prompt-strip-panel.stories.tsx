import { promptAtom, writePromptAtom } from '@kinora/creating';
import { addLinesAtom, layListAsideAtom } from '@kinora/creating/prompts';
import { seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { PromptStripPanel } from './prompt-strip-panel.tsx';

function Strip() {
  return (
    <div className="grid gap-2">
      <Toaster />
      <p data-testid="prompt">{useAtomValue(promptAtom)}</p>
      <PromptStripPanel />
    </div>
  );
}

const list = [
  seed(writePromptAtom, 'typed'),
  seed(addLinesAtom, [{ text: 'a boat' }, { text: '{red|blue} fox' }]),
] as const;

const meta = {
  component: Strip,
  beforeEach: () => globalThis.localStorage.clear(),
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesThroughAListAndDiscardsIt: Story = {
  decorators: [withAtoms(...list)],
  play: async ({ canvas }) => {
    const prompt = canvas.getByTestId('prompt');
    await expect(prompt).toHaveTextContent('a boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prompt' }));
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await expect(canvas.getByText('blue fox')).toBeVisible();
    await expect(prompt).toHaveTextContent('{red|blue} fox');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard list' }));
    await expect(prompt).toHaveTextContent('typed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(prompt).toHaveTextContent('{red|blue} fox');
  },
};

export const TakesUpAListThatWaits: Story = {
  decorators: [withAtoms(...list, seed(layListAsideAtom, { keeps: true }), seed(writePromptAtom, 'from a clip'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('prompt')).toHaveTextContent('from a clip');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByTestId('prompt')).toHaveTextContent('a boat');
  },
};
