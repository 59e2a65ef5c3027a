import { chooseModelAtom, pageKindAtom } from '@kinora/creating';
import { aVideo } from '@kinora/source-files/testing';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { CropPanel } from './crop-panel.tsx';
import { SourcesPanel } from './sources-panel.tsx';

const meta = {
  component: CropPanel,
  args: { field: 'first', label: 'Your image' },
  // The picture is what it works on.
  render: () => <SourcesPanel />,
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [
    (Story) => (
      <div className="grid max-w-[348px] gap-5.5">
        <Story />
      </div>
    ),
    withAtoms(seed(pageKindAtom, 'image')),
  ],
} satisfies Meta<typeof CropPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 400, 300);
  context?.clearRect(50, 50, 100, 100);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

export const CropsAPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your image'), await aPicture('one.png'));
    const button = await canvas.findByRole('button', { name: 'Crop: Your image' });
    await expect(canvas.queryByText('Custom crop')).toBeNull();
    await userEvent.click(button);
    const across = await screen.findByRole('slider', { name: 'From left to right' });
    await waitFor(() => expect(across).toHaveFocus());
    await userEvent.keyboard('++{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply crop' }));
    await expect(await canvas.findByText('Custom crop')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    const stored = globalThis.localStorage.getItem('kinora:draft:image') ?? '';
    await expect(stored).toContain('"crops":{"first":{"x":0.49,"y":0.5,"zoom":1.2}}');
  },
};

function WithModels() {
  const choose = useSetAtom(chooseModelAtom);
  return (
    <>
      <SourcesPanel />
      <button type="button" onClick={() => choose('veo-3-1')}>
        Another maker
      </button>
      <button type="button" onClick={() => choose('local')}>
        This server
      </button>
    </>
  );
}

/** Other makers cut themselves: the crop waits, and nothing offers one. */
export const SaysWhereItIsNotUsed: Story = {
  render: () => <WithModels />,
  play: async (context) => {
    const { canvas } = context;
    await CropsAPicture.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Another maker' }));
    await expect(canvas.getByText('Crop isn’t used: Veo 3.1 uses the whole image.')).toBeVisible();
    await expect(canvas.queryByText('Custom crop')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Crop: Your image' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'This server' }));
    await expect(canvas.getByText('Custom crop')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Crop: Your image' })).toBeVisible();
  },
};

/** Of a video too. */
export const SaysSoOfAVideo: Story = {
  args: { field: 'video', label: 'Your video' },
  render: () => <WithModels />,
  decorators: [withAtoms(seed(pageKindAtom, 'video'))],
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your video'), await aVideo('walk.mp4', 2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crop: Your video' }, { timeout: 5000 }));
    await screen.findByRole('slider', { name: 'From left to right' });
    await userEvent.keyboard('+');
    await userEvent.click(screen.getByRole('button', { name: 'Apply crop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another maker' }));
    await expect(canvas.getByText('Crop isn’t used: Veo 3.1 uses the whole video.')).toBeVisible();
  },
};

/** What was chosen goes with the picture it was chosen for; a closed dialog changes nothing. */
export const ForgetsWithThePicture: Story = {
  play: async (context) => {
    const { canvas } = context;
    await CropsAPicture.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Crop: Your image' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Custom crop')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Replace: Your image'), await aPicture('two.png'));
    await expect(await canvas.findByRole('img', { name: 'Your image: two.png' })).toBeVisible();
    await expect(canvas.queryByText('Custom crop')).toBeNull();
  },
};
