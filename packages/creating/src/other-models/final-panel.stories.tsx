import { apiClientAtom } from '@kinora/api-client';
import { decodePictureAtom, ownPicturesAtom } from '@kinora/source-files';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { FinalPanel, type FinalPanelProps } from './final-panel.tsx';

const MODES = ['text', 'image'] as const;
const serverWith = (...models: readonly string[]) =>
  withAtoms(
    seed(
      apiClientAtom,
      fakeApi({ listRoutes: { data: { routes: models.map((model) => ({ model, modes: MODES })) } } }),
    ),
    seed(decodePictureAtom, {
      decode: async (file) => {
        const { width, height } = await createImageBitmap(file);
        return { width, height, url: URL.createObjectURL(file) };
      },
    }),
  );

/** A frame that is shown. */
function aCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
  canvas.getContext('2d')?.fillRect(0, 0, 64, 36);
  return canvas;
}

/** The panel, and what became the first picture. */
function Page(props: FinalPanelProps) {
  const picture = useAtomValue(ownPicturesAtom).first;
  return (
    <div className="isolate grid min-h-80 content-start gap-4 p-4">
      <FinalPanel {...props} />
      <output>{picture ? `${picture.name}, ${picture.width} × ${picture.height}` : ''}</output>
    </div>
  );
}

const meta = {
  component: Page,
  args: {
    asked: { model: 'local', mode: 'text', input: { prompt: 'a fox', seconds: 8, shape: '9:16', seed: 7 } },
    pages: { text: null, image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    sourceOf: aCanvas,
    onHold: fn(),
  },
  decorators: [serverWith('local', 'veo-3-1', 'vidu-q1', 'hailuo-02', 'pixverse-4-5')],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersTheModelThatKeepsShapeAndLength: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make it with Veo 3.1 for 64 credits' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other models' }));
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(4);
  },
};

export const StartsWithTheFrame: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Start with this frame' }));
    await expect(args.onHold).toHaveBeenCalledOnce();
    const link = canvas.getByRole('link', { name: 'Make it with Veo 3.1 for 64 credits' });
    await expect(link.getAttribute('href')).toMatch(
      /^\/i\/#model=veo-3-1&mode=image&prompt=a\+fox&.*count=1&crop\.first=$/,
    );
    // Where it leads is the page's business.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Frame.png, 64 × 36'));
  },
};

export const TakesNoFrameUnlessThatIsWanted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make it with Veo/ }));
    await expect(args.onHold).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const OneModel: Story = {
  decorators: [serverWith('local', 'vidu-q1')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make it with Vidu Q1 for 32 credits' })).toBeVisible();
    await expect(canvas.getByText('8 s becomes 5 s; sound is left out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Other models' })).toBeNull();
  },
};

export const NothingWhereNoMakerHasARoute: Story = {
  decorators: [serverWith('local')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };

export const InArabic: Story = { globals: { locale: 'ar' } };
