import { reportMissing } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MissingPartNotice } from './missing-part-notice.tsx';

const meta = {
  component: MissingPartNotice,
  args: { onReload: fn() },
  beforeEach: () => {
    reportMissing();
    return () => reportMissing(false);
  },
} satisfies Meta<typeof MissingPartNotice>;
export default meta;

export const OffersToReload: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
