import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PictureField } from '../pictures/picture-field.tsx';
import { VideoField } from '../video/video-field.tsx';
import { FileFieldWaiting } from './file-field-waiting.tsx';

const meta = {
  component: FileFieldWaiting,
  args: { kind: 'image' },
  render: ({ kind }) => (
    <div className="grid w-80 grid-cols-[minmax(0,1fr)] items-start gap-6">
      <div data-testid="waiting">
        <FileFieldWaiting kind={kind} />
      </div>
      <div data-testid="field">
        {kind === 'image' ? (
          <PictureField label="Your image" onFile={() => {}} onRemove={() => {}} />
        ) : (
          <VideoField video={null} at={0} refusal={null} serverRefusal={null} onFile={() => {}} onRemove={() => {}} />
        )}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [waiting, field] = ['waiting', 'field'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(waiting).toBeCloseTo(field ?? 0, 0);
  },
} satisfies Meta<typeof FileFieldWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsHighAsTheFieldOfAnImage: Story = {};
export const AsHighAsTheFieldOfAVideo: Story = { args: { kind: 'video' } };
