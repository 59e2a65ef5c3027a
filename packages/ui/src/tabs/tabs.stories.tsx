import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Tag } from '../tag/tag.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

function Kept(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={value}
      onChoose={(next) => {
        setValue(next);
        args.onChoose(next);
      }}
    >
      <p>Prices by the {value}</p>
    </Tabs>
  );
}

const meta = {
  component: Tabs,
  parameters: {
    guide: {
      use: 'Use it for two to four panels in one place, such as yearly and monthly prices or the editor’s bin. If each has an address take LinkTabs; if only a value changes take Segmented.',
      do: ['Name the list of tabs: “Billing”.', 'Keep panels of about equal height.'],
      dont: ['Hide an error in a tab that isn’t shown.', 'Put a step of a form in each: that is Steps.'],
    },
  },
  args: {
    label: 'Billing',
    tabs: [
      {
        value: 'year',
        label: (
          <>
            Yearly <Tag look="success">Save 50%</Tag>
          </>
        ),
      },
      { value: 'month', label: 'Monthly' },
    ],
    value: 'month',
    onChoose: fn(),
    children: null,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Monthly' })).toHaveTextContent('Prices by the month');
  },
};

export const IsOneStopAndMovesByArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const yearly = canvas.getByRole('tab', { name: 'Yearly Save 50%' });
    await expect(yearly).toHaveFocus();
    await expect(yearly).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChoose).toHaveBeenLastCalledWith('year');
    await expect(canvas.getByRole('tabpanel', { name: 'Yearly Save 50%' })).toHaveTextContent('by the year');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).not.toHaveFocus();
  },
};

export const TakesAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Yearly/ }));
    await expect(canvas.getByText('Prices by the year')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(first?.top).toBe(last?.top);
    await expect(first?.height).toBeGreaterThanOrEqual(44);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThanOrEqual(last?.right ?? Number.POSITIVE_INFINITY);
  },
};

export const MovesByTheOtherArrowInArabic: Story = {
  args: { tabs: ['year', 'month', 'pack'].map((value) => ({ value, label: value })) },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('year');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('month');
  },
};
