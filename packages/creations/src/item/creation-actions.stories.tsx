import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { MenuLink } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CreationActions } from './creation-actions.tsx';

const meta = {
  component: CreationActions,
  args: {
    creation: aCreation(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onUseSettings: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof CreationActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelsWhatIsNotFinished: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith(args.creation);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const SendsOnceWhileItIsBusy: Story = {
  args: { task: 'cancel' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const SavesAndReusesAClip: Story = {
  args: { creation: aReadyCreation() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse settings' }));
    await expect(args.onUseSettings).toHaveBeenCalledTimes(1);
  },
};

export const BecomesTheVideoOfThisPage: Story = {
  args: { creation: aReadyCreation(), onUseAsVideo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restyle' }));
    await expect(args.onUseAsVideo).toHaveBeenCalledWith(args.creation);
  },
};

export const BecomesTheVideoElsewhere: Story = {
  args: { creation: aReadyCreation(), videoHrefOf: ({ id }) => `/video-to-video/#clip=${id}` },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Restyle' });
    await expect(link).toHaveAttribute('href', `/video-to-video/#clip=${args.creation.id}`);
  },
};

export const RunsACancelledOneAgain: Story = {
  args: { creation: aCreation({ state: 'cancelled' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run again for 8' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const TriesAFailedOneAgain: Story = {
  args: { creation: aFailedCreation('crashed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again for 8' })).toBeEnabled();
  },
};

export const EditsADeclinedPrompt: Story = {
  args: { creation: aCreation({ state: 'declined' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit prompt' }));
    await expect(args.onUseSettings).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull();
  },
};

export const AsksBeforeItRemoves: Story = {
  args: { creation: aReadyCreation() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.creation);
  },
};

export const SharesWhereItCan: Story = {
  args: { creation: aReadyCreation(), onShare: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(args.creation);
  },
};

export const OffersOtherModels: Story = {
  args: { creation: aReadyCreation(), renderOtherModels: () => <MenuLink href="#vidu">Vidu Q1</MenuLink> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try with another model' }));
    await expect(canvas.getByRole('menuitem', { name: 'Vidu Q1' })).toBeVisible();
  },
};

export const OffersNoneWhereThereIsNone: Story = {
  args: { creation: aReadyCreation(), renderOtherModels: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try with another model' })).toBeNull();
  },
};

export const NamesOtherModelsAsTheRemedy: Story = {
  args: {
    creation: aFailedCreation('gone'),
    renderOtherModels: (_creation, usual) => <fieldset aria-label="Others">{usual}</fieldset>,
  },
  play: async ({ canvas }) => {
    const place = within(canvas.getByRole('group', { name: 'Others' }));
    await expect(place.getByRole('button', { name: 'Choose another model' })).toBeVisible();
  },
};
