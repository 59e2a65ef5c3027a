import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Skeleton } from '../loading/skeleton.tsx';
import type { AnswerView } from './answer-view.ts';
import { Answer, type AnswerProps } from './answer.tsx';

const LONG =
  'The payments could not be read, because the payment service closed the connection at https://payments.example/very-long-address-without-any-place-to-break-it-at-all. Nothing was charged.';

const Credits = (props: AnswerProps<number>) => <Answer {...props} />;

const failed: AnswerView<number> = { state: 'failed', problem: 'Kinora can’t be reached.' };

const meta = {
  component: Credits,
  parameters: {
    guide: {
      use: 'Use it for everything that comes from the server as one answer: it shows the skeleton, the failure with “Try again”, or the value. For the next page of a list, take LoadMore.',
      do: [
        'Give it the value of an answer atom with answerView.',
        'Make the skeleton as tall as the value, so nothing moves when it arrives.',
        'Say in the problem what is safe: “Your clips are safe”.',
      ],
      dont: ['Draw your own spinner or error beside it.', 'Reuse one loading label for two answers on a page.'],
    },
  },
  args: {
    answer: { state: 'ready', value: 834 },
    loadingLabel: 'Loading your credits',
    retryLabel: 'Try again',
    skeleton: (
      <>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </>
    ),
    onRetry: fn(),
    children: (credits: number) => <p>{credits} credits</p>,
  },
} satisfies Meta<typeof Credits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('834 credits')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
  },
};

export const Loading: Story = {
  args: { answer: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your credits');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByText(/834/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByText(/834/)).toBeNull();
  },
};

export const TriesAgainByKeyboard: Story = {
  args: { answer: failed },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { answer: { state: 'failed', problem: LONG } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The button stands at the end of the line, which is the left one here. */
export const InArabic: Story = {
  args: { answer: { state: 'failed', problem: 'تعذّر الوصول إلى Kinora.' }, retryLabel: 'حاول مجدداً' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('تعذّر الوصول إلى Kinora.').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'حاول مجدداً' }).getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(words.left);
  },
};
