import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';

import { ResultStage } from './result-stage.tsx';
import { StageSwitch } from './stage-switch.tsx';
import { stageViewOf, type StageView } from './stage-view.ts';

const LONG = 'A very long prompt that goes on and on about a paper boat on a stormy sea at night. '.repeat(6);

const ready = (id: string) => aReadyCreation({ id, batch: 'b' });
const running = (id: string) => aCreation({ id, batch: 'b', state: 'running', phase: 'drawing', done: 48, total: 120 });

function viewOf(creations: readonly ReturnType<typeof aCreation>[], chosen: readonly string[] = []) {
  const view: StageView = stageViewOf({ batch: 'b', chosen, isPressed: true }, creations);
  if (view.kind === 'preview') throw new Error('nothing to show');
  return view;
}

const meta = {
  component: ResultStage,
  args: {
    view: viewOf([ready('1')]),
    titleOf: () => 'A paper boat',
    ratio: 16 / 9,
    isQuiet: true,
    stageSwitch: <StageSwitch side="result" onSide={fn()} />,
    isKeeping: false,
    renderActions: () => <button type="button">Download</button>,
    onOpen: fn(),
    onCompare: fn(),
    onShowBatch: fn(),
    onDrop: fn(),
    onExpired: fn(),
  },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'canPlayType') ?? {};
    HTMLMediaElement.prototype.canPlayType = () => 'probably';
    return () => {
      Object.defineProperty(HTMLMediaElement.prototype, 'canPlayType', real);
    };
  },
  decorators: [
    withAtoms(),
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneClip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAccessibleName('A paper boat');
    await expect(canvas.getByRole('radio', { name: 'Result' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Keep this one' })).toBeNull();
  },
};

export const LeavesRoomForWhatCanBeMadeOfIt: Story = {
  args: {
    renderFinal: (_clip, video) => (
      <button type="button" onClick={() => video?.pause()}>
        Make the final
      </button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const pause = spyOn(HTMLMediaElement.prototype, 'pause');
    await userEvent.click(canvas.getByRole('button', { name: 'Make the final' }));
    await expect(pause.mock.contexts).toContain(canvasElement.querySelector('video'));
    pause.mockRestore();
  },
};

export const BatchThatDevelops: Story = {
  args: { view: viewOf([ready('1'), running('2'), aCreation({ id: '3', batch: 'b' }), ready('4')]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 of 4 ready')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clip 2 of 4, 40 %' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clip 4 of 4, ready' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '4' }));
  },
};

export const ChoosesTwoToCompare: Story = {
  args: { view: viewOf([ready('1'), ready('2'), ready('3'), ready('4')]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare clip 1' }));
    await expect(args.onCompare).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare clip 3' }));
    await expect(args.onCompare).toHaveBeenCalledWith(['1', '3']);
  },
};

export const KeepsOneOfABatch: Story = {
  args: { view: viewOf([ready('1'), ready('2'), ready('3')], ['2']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await expect(canvas.getByRole('group', { name: 'Move the other 2 clips to the trash?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await expect(args.onDrop).toHaveBeenCalledWith([
      expect.objectContaining({ id: '1' }),
      expect.objectContaining({ id: '3' }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'All clips' }));
    await expect(args.onShowBatch).toHaveBeenCalledOnce();
  },
};

export const WaitsToKeepUntilAllHaveEnded: Story = {
  args: { view: viewOf([ready('1'), running('2')], ['1']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Keep this one' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Clip 1 of 2, ready' })).toHaveAttribute('aria-current', 'true');
  },
};

export const TwoBesideEachOther: Story = {
  args: { view: viewOf([ready('1'), ready('2')], ['1', '2']) },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('video')].map((video) => video.getAttribute('aria-label'));
    await expect(names).toEqual(['Clip 1 of 2, ready', 'Clip 2 of 2, ready']);
  },
};

export const LongTitle: Story = {
  args: { titleOf: () => LONG },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = { ...KeepsOneOfABatch, ...onPhone };
export const InArabic: Story = {
  args: { view: viewOf([ready('1'), ready('2')]) },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
