import { apiClientAtom } from '@kinora/api-client';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { Button, Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CreationHandlersPanel } from './creation-handlers-panel.tsx';

const failed = aCreation({ state: 'failed' });

const meta = {
  component: CreationHandlersPanel,
  args: {
    children: ({ onCancel, onMakeNext, onRemove, onRetry }) => (
      <div className="grid h-60 content-end gap-2">
        <Toaster />
        <Button onClick={() => void onCancel(failed)}>Cancel</Button>
        <Button onClick={() => void onMakeNext(failed)}>Run next</Button>
        <Button onClick={() => void onRetry(failed)}>Retry</Button>
        <Button onClick={() => void onRemove(failed)}>Remove</Button>
      </div>
    ),
  },
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          cancelCreation: { refuse: 'members-only' },
          moveCreation: { refuse: 'members-only' },
          removeCreation: { refuse: 'still-running' },
          retryCreation: { refuse: 'still-running' },
        }),
      ),
    ),
  ],
} satisfies Meta<typeof CreationHandlersPanel>;
export default meta;

export const SaysWhatDidNotWork: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(await canvas.findByText('The clip couldn’t be cancelled. Try again.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(await canvas.findByText('The clip couldn’t be removed. Try again.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Run next' }));
    await expect(await canvas.findByText('The queue position couldn’t be changed. Try again.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/still/)).toBeInTheDocument();
  },
};
