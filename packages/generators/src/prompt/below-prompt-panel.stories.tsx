import { promptAtom, writePromptAtom } from '@kinora/creating';
import { withAtoms, seed } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { BelowPromptPanel } from './below-prompt-panel.tsx';
import { openHelpAtom } from './help-atoms.ts';

function Below() {
  return (
    <div className="grid gap-2">
      <p data-testid="prompt">{useAtomValue(promptAtom)}</p>
      <BelowPromptPanel />
    </div>
  );
}

const meta = {
  component: Below,
  beforeEach: () => globalThis.localStorage.clear(),
} satisfies Meta<typeof Below>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoicesBecomeAList: Story = {
  decorators: [withAtoms(seed(writePromptAtom, '{red|blue} boat'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next prompt' }));
    await expect(canvas.getByText('blue boat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it a list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prompt list' });
    await expect(dialog).toHaveTextContent('2 clips × 8 = 16 credits');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('prompt')).toHaveTextContent('red boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard list' }));
    await expect(canvas.getByTestId('prompt')).toHaveTextContent('{red|blue} boat');
  },
};

export const SaysThatABraceMeansNothing: Story = {
  decorators: [withAtoms(seed(writePromptAtom, 'a {red boat'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('A brace isn’t closed');
  },
};

export const OpensTheEditor: Story = {
  decorators: [withAtoms(seed(openHelpAtom, 'list'))],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Prompt list' })).toBeVisible();
  },
};

export const OpensTheTemplates: Story = {
  decorators: [withAtoms(seed(openHelpAtom, 'templates'))],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Templates' })).toBeVisible();
  },
};
