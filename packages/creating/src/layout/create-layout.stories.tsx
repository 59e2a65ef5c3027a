import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { CreateLayout } from './create-layout.tsx';

/** As below the header of the studio. */
const meta = {
  component: CreateLayout,
  args: { form: <p>The form</p>, stage: <p>The stage</p>, children: <p>The clips</p> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="px-4 pt-(--frame-sticky)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreateLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const HIGH = {
  stage: <p className="h-60">The stage</p>,
  form: <p className="h-[1600px]">The form</p>,
  children: <p className="h-40">The clips</p>,
};

export const BesideEachOther: Story = {
  play: async ({ canvas }) => {
    const [form, stage, clips] = ['The form', 'The stage', 'The clips'].map((name) => boxOf(canvas.getByText(name)));
    if (!form || !stage || !clips) throw new Error('a zone is missing');
    await expect(Math.abs(form.top - stage.top)).toBeLessThan(1);
    await expect(form.right).toBeLessThan(stage.left);
    await expect(clips.top).toBeGreaterThan(stage.top);
  },
};

export const StaysInSightBesideALongForm: Story = {
  args: HIGH,
  play: async ({ canvas }) => {
    const [stage, clips] = ['The stage', 'The clips'].map((name) => canvas.getByText(name));
    const before = [boxOf(stage).top, boxOf(clips).top];
    window.scrollTo(0, 500);
    await waitFor(() => expect(boxOf(canvas.getByText('The form')).top).toBeLessThan(-300));
    await expect([boxOf(stage).top, boxOf(clips).top]).toEqual(before);
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = ['The stage', 'The form', 'The clips'].map((name) => boxOf(canvas.getByText(name)).top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const OnAPhoneTheStageStays: Story = {
  globals: { viewport: { value: 'phone' } },
  args: HIGH,
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await waitFor(() => expect(boxOf(canvas.getByText('The form')).top).toBeLessThan(0));
    await expect(boxOf(canvas.getByText('The stage')).top).toBeGreaterThanOrEqual(0);
  },
};
