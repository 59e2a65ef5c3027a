import { apiClientAtom } from '@kinora/api-client';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { takeCreationsAtom } from '@kinora/creations';
import { playOnStageAtom } from '@kinora/creations/stage';
import { playEverything } from '@kinora/live-stage/testing';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { PageStagePanel, type PageStagePanelProps } from './page-stage-panel.tsx';

const clip = aReadyCreation({ id: '1', batch: 'b' });
const onStage = withAtoms(
  seed(apiClientAtom, fakeApi({ getCreation: { data: clip } })),
  seed(takeCreationsAtom, [clip]),
  seed(playOnStageAtom, clip),
);

function Page(props: Omit<PageStagePanelProps, 'subject' | 'renderPreview'>) {
  const [subject, setSubject] = useState('a boat');
  return (
    <div className="isolate max-w-[712px] p-4">
      <button type="button" onClick={() => setSubject('a boat at night')}>
        Type more
      </button>
      <PageStagePanel
        {...props}
        subject={subject}
        renderPreview={(stageSwitch) => (
          <div className="h-60 bg-surface-3">
            {stageSwitch} Preview of {subject}
          </div>
        )}
      />
    </div>
  );
}

const meta = {
  component: Page,
  args: {
    pages: { text: null, image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    ratio: 16 / 9,
    isOfPage: (): boolean => true,
  },
  beforeEach: playEverything,
  decorators: [withAtoms()],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingMadeYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview of a boat')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const ClipTakesTheStageAndGivesItBack: Story = {
  decorators: [onStage],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Player' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Preview of a boat')).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Type more' }));
    await expect(await canvas.findByText('Preview of a boat at night')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Player' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Result' }));
    await expect(await canvas.findByRole('region', { name: 'Player' })).toBeVisible();
  },
};

export const ClipOfAnotherPageStaysThere: Story = {
  args: { isOfPage: (): boolean => false },
  decorators: [onStage],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview of a boat')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
