import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { NotifyEmailPanel } from './notify-email-panel.tsx';
import { beginRetrievalAtom } from './retrieval-atoms.ts';

const meta = {
  component: NotifyEmailPanel,
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(beginRetrievalAtom, 'ada@example.com'))],
  args: {
    retrieval: {
      step: 'code',
      email: 'ada@example.com',
      to: 'account',
      notice: 'j***@g***.com',
      code: '',
      isCodeSpent: false,
    },
    onClose: fn<() => void>(),
  },
} satisfies Meta<typeof NotifyEmailPanel>;
export default meta;

export const ChoosesAndCloses: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /j\*\*\*@g\*\*\*\.com/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
