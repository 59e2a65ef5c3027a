import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  parameters: {
    guide: {
      use: 'Use it for one of a list too long for cards: a clip, a model, a column. Up to six values fit Choices, up to four single words Segmented.',
      do: [
        'Begin with the entry that means no choice, such as “None”.',
        'Set aria-busy and disabled while the list loads.',
      ],
      dont: ['Hide prices in it: cards show them.', 'Restyle its open list: it is the browser’s.'],
    },
  },
  args: {
    label: 'Clip',
    children: (
      <>
        <option value="">None</option>
        <option value="boat">A paper boat on a storm at night</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Clip' })).toHaveDisplayValue('None');
  },
};

export const Loading: Story = {
  args: { disabled: true, 'aria-busy': true, children: <option>Loading your clips</option> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Clip' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAttribute('aria-busy', 'true');
  },
};

export const TakesOneOfTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Clip'), 'boat');
    await expect(canvas.getByRole('combobox', { name: 'Clip' })).toHaveValue('boat');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a clip.', hint: 'One of your latest.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Clip')).toBeInvalid();
    await expect(canvas.getByLabelText('Clip')).toHaveAccessibleDescription('Choose a clip.');
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: <option>{'A very long scene with a lighthouse and forty-two gulls '.repeat(6)}</option> },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    await expect(canvas.getByLabelText('Clip').getBoundingClientRect().height).toBe(44);
  },
};

export const InArabic: Story = {
  args: { label: 'المقطع' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas, canvasElement }) => {
    const { left, width } = canvas.getByLabelText('المقطع').getBoundingClientRect();
    const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.right).toBeLessThan(left + width / 2);
  },
};
