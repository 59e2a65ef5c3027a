import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TrayActions } from './tray-actions.tsx';

const meta = {
  component: TrayActions,
  args: {
    creation: aCreation(),
    name: 'A fox in the snow',
    againHref: '/text-to-video/#prompt=a',
    onCancel: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof TrayActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelsWhatIsNotFinished: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: A fox in the snow' }));
    await expect(args.onCancel).toHaveBeenCalledWith(args.creation);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ReadyOnes: Story = {
  args: { creation: aReadyCreation(), videoHref: '/video-to-video/#clip=c-1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download: A fox in the snow' }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.creation);
    await expect(canvas.getByRole('link', { name: 'Reuse settings' })).toHaveAttribute(
      'href',
      '/text-to-video/#prompt=a',
    );
    await expect(canvas.getByRole('link', { name: 'Restyle' })).toHaveAttribute('href', '/video-to-video/#clip=c-1');
  },
};

export const TriesAgainWhatFailed: Story = {
  args: { creation: aFailedCreation('crashed'), againHref: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again for 8' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.creation);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ADeclinedOneIsOnlyChanged: Story = {
  args: { creation: aFailedCreation('declined') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit prompt' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const NamesOtherModelsAsTheRemedy: Story = {
  args: {
    creation: aFailedCreation('gone'),
    renderOtherModels: (_creation, usual) => <fieldset aria-label="Others">{usual}</fieldset>,
  },
  play: async ({ canvas }) => {
    const place = within(canvas.getByRole('group', { name: 'Others' }));
    await expect(place.getByRole('link', { name: 'Choose another model' })).toBeVisible();
  },
};

export const ComesBeforeTheOthers: Story = {
  args: { onMakeNext: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Run next/ }));
    await expect(args.onMakeNext).toHaveBeenCalledWith(args.creation);
  },
};
