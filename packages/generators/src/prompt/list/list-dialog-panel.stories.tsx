import { writePromptAtom } from '@kinora/creating';
import { textsAtom } from '@kinora/creating/prompts';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ListDialogPanel } from './list-dialog-panel.tsx';

function Editor({ onClose }: { onClose: () => void }) {
  return (
    <>
      <ListDialogPanel onClose={onClose} />
      <p data-testid="texts">{useAtomValue(textsAtom).join(' / ')}</p>
    </>
  );
}

const meta = {
  component: Editor,
  args: { onClose: fn() },
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withAtoms()],
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = () => screen.getByTestId('texts');
const upload = (name: string, text: string) =>
  userEvent.upload(screen.getByLabelText('Prompt file'), new File([text], name, { type: 'text/plain' }));

async function paste(text: string) {
  const field = screen.getByRole('textbox', { name: 'One prompt per line' });
  const before = texts().textContent;
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(texts().textContent).not.toBe(before));
}

export const APastedTableWithALineToMend: Story = {
  play: async () => {
    await paste('prompt,seed\na red boat,1\n,2\n{a fox|a hen},3');
    await expect(screen.getByText(/Not used/)).toHaveTextContent('Not used: seed.');
    await expect(screen.getByText('No text. Write a prompt or remove this line.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit line 2' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Line 2' }), 'a kite');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByRole('dialog')).toHaveTextContent('4 clips × 8 = 32 credits');
    await expect(texts()).toHaveTextContent('a red boat / a kite / a fox / a hen');
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
    await expect(texts()).toHaveTextContent('a kite / a fox / a hen');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(texts()).toHaveTextContent('a red boat / a kite / a fox / a hen');
  },
};

export const TheFocusStaysInTheList: Story = {
  play: async () => {
    await paste('a boat\na fox\na hen');
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));
    await expect(texts()).toHaveTextContent('a boat / a hen');
    await expect(screen.getByRole('button', { name: 'Remove line 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Remove line 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'One prompt per line' })).toHaveFocus();
  },
};

/** From the first line of the last page to the last one of the page before. */
export const TheFocusStaysOverPages: Story = {
  play: async () => {
    await paste(Array.from({ length: 21 }, (_, at) => `boat ${at}`).join('\n'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 21' }));
    await expect(screen.getByRole('button', { name: 'Remove line 20' })).toHaveFocus();
  },
};

export const WhatIsTypedIsTheFirstLine: Story = {
  decorators: [withAtoms(seed(writePromptAtom, ' a kite '))],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start with your prompt' }));
    await expect(screen.getByRole('button', { name: 'Remove line 1' })).toHaveFocus();
    await paste('a fox');
    await expect(texts()).toHaveTextContent('a kite / a fox');
    await expect(screen.queryByRole('button', { name: 'Start with your prompt' })).toBeNull();
  },
};

export const AFileWhoseColumnIsChosen: Story = {
  play: async () => {
    await upload('clips.csv', 'shape;text\n16:9;a boat\n1:1;a fox\n');
    const column = await screen.findByRole('combobox', { name: 'Prompt column' });
    await expect(screen.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'First row contains column names' }));
    await userEvent.selectOptions(column, '0');
    await expect(texts()).toHaveTextContent('16:9 / 1:1');
    await userEvent.selectOptions(column, '1');
    await expect(texts()).toHaveTextContent(/^a boat \/ a fox$/);
  },
};

export const APlainFile: Story = {
  play: async () => {
    await upload('clips.txt', 'a boat, at night\n\na fox\n');
    await waitFor(() => expect(texts()).toHaveTextContent('a boat, at night / a fox'));
  },
};

export const NoText: Story = {
  play: async () => {
    await upload('clips.txt', '\u0000\u0001');
    await expect(await screen.findByRole('alert')).toHaveTextContent('clips.txt wasn’t added.');
  },
};

export const MoreThanAListHas: Story = {
  play: async () => {
    await paste(Array.from({ length: 203 }, (_, at) => `boat ${at}`).join('\n'));
    await expect(await screen.findByText(/3 lines were left out. A list holds up to 200/)).toBeVisible();
    await expect(screen.getByText('1 of 10')).toBeVisible();
  },
};
