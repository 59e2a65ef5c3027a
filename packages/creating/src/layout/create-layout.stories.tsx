import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { CreateLayout } from './create-layout.tsx';

const meta = {
  component: CreateLayout,
  args: { form: <p>The form</p>, stage: <p>The stage</p>, children: <p>The clips</p> },
} satisfies Meta<typeof CreateLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const BesideEachOther: Story = {
  play: async ({ canvas }) => {
    const [form, stage, clips] = ['The form', 'The stage', 'The clips'].map((name) => canvas.getByText(name));
    if (!form || !stage || !clips) throw new Error('a zone is missing');
    await expect(Math.abs(topOf(form) - topOf(stage))).toBeLessThan(1);
    await expect(topOf(clips)).toBeGreaterThan(topOf(stage));
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The stage sticks below a header that this story does not have: its place in the order is what counts.
    const [stage, form, clips] = ['The stage', 'The form', 'The clips'].map((name) => canvas.getByText(name));
    if (!stage || !form || !clips) throw new Error('a zone is missing');
    await expect(stage.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(topOf(clips)).toBeGreaterThan(topOf(form));
  },
};

export const OnAPhoneTheStageGoesWithTheForm: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    stage: <p className="h-60">The stage</p>,
    form: <p className="h-[1200px]">The form</p>,
    children: <p className="h-[1600px]">The clips</p>,
  },
  play: async ({ canvas }) => {
    const [stage, clips] = ['The stage', 'The clips'].map((name) => canvas.getByText(name));
    if (!stage || !clips) throw new Error('a zone is missing');
    window.scrollTo(0, 600);
    await waitFor(() => expect(topOf(stage)).toBeGreaterThanOrEqual(0));
    clips.scrollIntoView();
    await waitFor(() => expect(stage.getBoundingClientRect().bottom).toBeLessThanOrEqual(topOf(clips)));
  },
};
