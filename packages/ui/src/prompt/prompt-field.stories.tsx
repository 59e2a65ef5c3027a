import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Chip } from '../chip/chip.tsx';
import { CameraIcon, ImproveIcon, VaryIcon } from '../icon/icons.ts';
import { PromptField, type PromptFieldProps } from './prompt-field.tsx';
import { Understood } from './understood.tsx';

function Kept(args: PromptFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div className="w-[348px] max-w-full">
      <PromptField
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  component: PromptField,
  parameters: {
    guide: {
      use: 'Use it where a scene is described, on create pages, in the composer and for each prompt of a list; the message of the contact form takes it too. For one line, take TextField.',
      do: [
        'Give an example as placeholder: “A small sailboat crosses a calm sea”.',
        'Send with onSend, so Control and Enter works.',
        'Show Understood below it while the preview reads along.',
      ],
      dont: ['Cut what is pasted without saying so.', 'Put more than three tools below it on a phone.'],
    },
  },
  args: {
    label: 'Prompt',
    labelHidden: true,
    value: '',
    limit: 100,
    locale: 'en',
    placeholder: 'A small sailboat crosses a calm sea at sunset',
    describeCount: (length, limit) => `${length} of ${limit} characters`,
    onValue: fn(),
    tools: (
      <>
        <Chip size="small" icon={<ImproveIcon />}>
          Improve
        </Chip>
        <Chip size="small" icon={<CameraIcon />}>
          Camera
        </Chip>
        <Chip size="small" icon={<VaryIcon />}>
          Vary
        </Chip>
      </>
    ),
    onSend: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PromptField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Prompt');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/0 of 100 characters/);
  },
};

export const CountsQuietly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Prompt');
    await userEvent.type(field, 'a boat');
    await waitFor(() => expect(args.onValue).toHaveBeenLastCalledWith('a boat'));
    await expect(field).toHaveAccessibleDescription(/6 of 100 characters/);
    await expect(canvas.getByText('6')).toBeVisible();
  },
};

export const NearTheLimit: Story = {
  args: { value: 'x'.repeat(95) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('95 of 100 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Prompt'), 'yyyyyyyyyy');
    await expect(canvas.getByText('100 of 100 characters')).toBeVisible();
  },
};

export const WithUnderstood: Story = {
  args: {
    value: 'A small sailboat crosses a calm sea at sunset, slow push in, velvet light',
    children: (
      <Understood
        seenLabel="Understood:"
        nearLabel="Drawn as:"
        missedLabel="Can’t draw yet:"
        seen={['sailboat', 'calm sea', 'sunset']}
        near={[]}
        missed={['velvet light']}
        locale="en"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toHaveAccessibleDescription(
      /Understood: sailboat.*Can’t draw yet: velvet light/,
    );
  },
};

export const LongText: Story = {
  args: { value: 'A boat, and then the next line.\n'.repeat(40), limit: 5000 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Prompt');
    await expect(field.getBoundingClientRect().height).toBe(288);
    await expect(field.scrollHeight).toBeGreaterThan(288);
  },
};

export const Refused: Story = {
  args: {
    value: 'A famous actor waves',
    error: 'Veo 3.1 does not draw real, named people. Describe the person instead.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toBeInvalid();
  },
};

export const SendsWithControlAndEnter: Story = {
  args: { value: 'A boat' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Prompt'), ' at sea{Control>}{Enter}{/Control}');
    await expect(args.onValue).toHaveBeenLastCalledWith('A boat at sea');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...WithUnderstood, globals: { viewport: { value: 'phone' } } };

export const InAComposer: Story = {
  args: { size: 'composer' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(field.clientHeight).toBeLessThan(120);
    await userEvent.type(field, 'a boat');
    await waitFor(() => expect(args.onValue).toHaveBeenLastCalledWith('a boat'));
  },
};

export const Disabled: Story = {
  args: { value: 'A boat', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toBeDisabled();
  },
};

export const OnItsWay: Story = {
  args: { value: 'A boat', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Prompt'), 's');
    await expect(canvas.getByLabelText('Prompt')).toHaveValue('A boat');
  },
};

export const InArabic: Story = {
  args: { value: 'قارب صغير', label: 'الوصف' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('الوصف').getBoundingClientRect();
    await expect(canvas.getByText('9').getBoundingClientRect().right).toBeLessThan(field.left + field.width / 2);
  },
};
