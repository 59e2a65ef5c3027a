import { apiClientAtom } from '@kinora/api-client';
import { chooseAtom, pageKindAtom } from '@kinora/creating';
import { SubmitBarPanel } from '@kinora/creating/submit';
import { addVideoAtom, measureVideoAtom } from '@kinora/source-files';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers, type Seed } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LookStripPanel } from '../settings/look-strip-panel.tsx';
import { LazyFormPanel } from './lazy-form-panel.tsx';

const server: FakeAnswers = {
  integral: { data: { total: 40 } },
  listRoutes: {
    data: {
      routes: [
        { model: 'local', modes: ['text'] },
        { model: 'hailuo-02', modes: ['text'] },
      ],
    },
  },
};

const meta = {
  component: LazyFormPanel,
  args: { askedModel: undefined },
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi(server))),
    (Story) => (
      <div className="grid max-w-[388px] gap-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyFormPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheModelOfTheAddress: Story = {
  args: { askedModel: 'hailuo-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Hailuo 02/ })).toBeChecked();
  },
};

/** A video of a size on the page of videos, with nothing chosen or with `upscale`. */
const withVideo =
  (width: number, height: number, style?: string): Seed =>
  (store) => {
    store.set(pageKindAtom, 'video');
    store.set(measureVideoAtom, { measure: () => Promise.resolve({ width, height, seconds: 4 }) });
    void store.set(addVideoAtom, new File(['\0\0\0\u0018ftypmp42'], 'walk.mp4'));
    if (style !== undefined) store.set(chooseAtom, { name: 'style', value: style });
  };

const videos = fakeApi({ ...server, listRoutes: { data: { routes: [{ model: 'local', modes: ['video'] }] } } });

export const UpscaleOffersLargerResolutions: Story = {
  ...onPhone,
  decorators: [withAtoms(seed(apiClientAtom, videos), withVideo(960, 540))],
  render: (args) => (
    <>
      <LookStripPanel />
      <LazyFormPanel {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upscale' }));
    await canvas.findByRole('radio', { name: '540p' });
    await expect(canvas.getByRole('radio', { name: '540p' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '720p' })).toBeEnabled();
    await expect(canvas.getByText('Your video already has this resolution. Upscale needs a larger one.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Noir' }));
    await expect(canvas.getByRole('radio', { name: '540p' })).toBeEnabled();
  },
};

export const UpscaleOfTheLargestVideo: Story = {
  decorators: [withAtoms(seed(apiClientAtom, videos), withVideo(1920, 1080, 'upscale'))],
  render: (args) => (
    <>
      <LazyFormPanel {...args} />
      <SubmitBarPanel onCreate={() => Promise.resolve(null)} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your video already has the largest resolution available here. Choose a look instead.'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1080p' })).toBeDisabled();
  },
};
