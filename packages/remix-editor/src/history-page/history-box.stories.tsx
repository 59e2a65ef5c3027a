import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { HistoryBox } from './history-box.tsx';

const meta = {
  component: HistoryBox,
  args: {
    creation: aReadyCreation(),
    title: 'A paper boat on a storm at night',
    editHref: '/ai-video-remix/?page=edit&clip=1',
    settingsHref: '/text-to-video/#prompt=A+paper+boat',
    onCancel: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyOpensInTheEditor: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Open in editor: A paper boat on a storm at night' });
    await expect(link).toHaveAttribute('href', args.editHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.creation);
  },
};

export const ReadyOpensTheFormWithoutAnEditor: Story = {
  args: { editHref: null },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Reuse settings: A paper boat on a storm at night' });
    await expect(link).toHaveAttribute('href', args.settingsHref);
    await expect(canvas.queryByRole('link', { name: /editor/ })).toBeNull();
  },
};

export const InProgressLeadsNowhere: Story = {
  args: { creation: aCreation({ state: 'running', phase: 'drawing', done: 60, total: 120, etaP50: 4 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith(args.creation);
  },
};

export const InLine: Story = {
  args: { creation: aCreation({ position: 1, etaP50: 12, etaP90: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2nd in queue, about 12–20 s')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const DeclinedOpensTheForm: Story = {
  args: { creation: aFailedCreation('declined') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Declined before it started')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Reuse settings: A paper boat on a storm at night' });
    await expect(link).toHaveAttribute('href', args.settingsHref);
    await expect(canvas.getByText(/0 charged/)).toBeVisible();
  },
};

export const FailedTriesAgain: Story = {
  args: { creation: aFailedCreation('no-answer') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again for/ }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.creation);
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

export const WithoutAForm: Story = {
  args: { creation: aFailedCreation('declined'), settingsHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = {
  args: { title: 'A paper boat on a storm at night, '.repeat(8), creation: aFailedCreation('out-of-memory') },
};
