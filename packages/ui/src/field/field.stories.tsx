import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Field } from './field.tsx';

const meta = {
  component: Field,
  parameters: {
    guide: {
      use: 'Use it inside ui to build a new kind of field: label above, hint or error below. In features, take a finished one: TextField, NumberField, SelectField, PromptField.',
      do: [
        'Give the control the same id, and describe it by descriptionId.',
        'Hide the label only where the place already says it.',
      ],
      dont: ['Put two controls in one frame.', 'Show hint and error together: the error takes the hint’s place.'],
    },
  },
  args: { id: 'name', label: 'Name', children: <input id="name" aria-describedby="name-note" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: 'As it stands on your clips.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('As it stands on your clips.');
  },
};

export const Invalid: Story = {
  args: { hint: 'As it stands on your clips.', error: 'Enter a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await expect(canvas.queryByText('As it stands on your clips.')).toBeNull();
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: { label: 'Name, wie er auf allen deinen veröffentlichten Videoausschnitten steht', labelEnd: '24 / 50' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [label, end] = [canvas.getByText(/^Name, wie/), canvas.getByText('24 / 50')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(label?.right).toBeLessThanOrEqual(end?.left ?? 0);
    await expect(label?.height).toBeGreaterThan(24);
  },
};
