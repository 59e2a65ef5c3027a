import { promptAtom, writePromptAtom, pageKindAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { TemplatesDialogPanel } from './templates-dialog-panel.tsx';

function Library({ onClose }: { onClose: () => void }) {
  return (
    <>
      <TemplatesDialogPanel onClose={onClose} />
      <p data-testid="prompt">{useAtomValue(promptAtom)}</p>
    </>
  );
}

const meta = {
  component: Library,
  args: { onClose: fn() },
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withAtoms(seed(writePromptAtom, 'a {shoe} on marble'))],
} satisfies Meta<typeof Library>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = () => screen.getByRole('status', { name: 'The prompt' });

export const IsFoundFilledAndUsed: Story = {
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(4);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'calm sea');
    await userEvent.click(screen.getByRole('radio', { name: 'On a calm sea' }));
    await userEvent.click(screen.getByRole('button', { name: 'A paper boat' }));
    const hour = screen.getByRole('textbox', { name: 'Time of day' });
    await userEvent.clear(hour);
    await userEvent.paste('{dawn|night}');
    await expect(filled()).toHaveTextContent('A paper boat on a calm sea at {dawn|night}, push in');
    await userEvent.click(screen.getByRole('button', { name: 'Use this prompt' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByTestId('prompt')).toHaveTextContent('A paper boat on a calm sea at {dawn|night}, push in');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(screen.getByTestId('prompt')).toHaveTextContent('a {shoe} on marble');
  },
};

export const KeepsAnOwnOne: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my prompt' }));
    await expect(screen.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: 'shoe' }), 'red boot');
    await expect(filled()).toHaveTextContent('a red boot on marble');
    await userEvent.click(screen.getByRole('button', { name: 'Remove template' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Keep my prompt' })).toBeVisible();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'ساعة يد' }));
    await expect(screen.getByText('ساعة يد في غرفة عند الفجر، الكاميرا تقترب')).toBeVisible();
  },
};

export const OnThePageOfPictures: Story = {
  decorators: [withAtoms(seed(pageKindAtom, 'image'))],
  play: async () => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(4);
    await expect(filled()).toHaveTextContent('Slow push in');
  },
};
