import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const EMPTY = { topic: '', email: '', message: '', creation: '' } as const;
const WRITTEN = { topic: 'clip', email: 'ada@example.com', message: 'The fox has five legs.', creation: '' } as const;
const sends = () => fn<ContactFormProps['onSend']>(() => Promise.resolve(undefined));

const meta = {
  component: ContactForm,
  args: { draft: EMPTY, onDraft: fn(), onSend: sends(), isOnline: true },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const email = (canvas: Canvas) => canvas.getByLabelText('Your email address');
const message = (canvas: Canvas) => canvas.getByLabelText('Message');
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send message' });

export const SaysEveryProblemAndGoesToTheFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Choose a topic.')).toBeVisible();
    await expect(canvas.getByText('Enter the address we should reply to.')).toBeVisible();
    await expect(canvas.getByText('Write what happened.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'My account' })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Choose a topic.')).toBeNull());
  },
};

export const HandsOutWhatIsTypedAndSendsIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A clip' }));
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(message(canvas), 'The fox has five legs.');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(WRITTEN));
    await userEvent.click(send(canvas));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(WRITTEN));
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.keyboard('The fox has five legs.');
    await userEvent.tab();
    await expect(send(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(WRITTEN));
  },
};

export const SendsOnceWhileInFlight: Story = {
  args: { draft: WRITTEN, onSend: fn<ContactFormProps['onSend']>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(send(canvas));
    await waitFor(() => expect(send(canvas)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send(canvas));
    await userEvent.type(message(canvas), ' And');
    await expect(message(canvas)).toHaveValue(WRITTEN.message);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const MarksWhatTheServerRefused: Story = {
  args: {
    draft: WRITTEN,
    onSend: fn<ContactFormProps['onSend']>(() => Promise.resolve({ email: 'login.emailErrorReg' })),
    problem: 'This couldn’t be sent. Check your message and send it again.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(send(canvas));
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription(/^Enter an address like/));
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be sent');
    await expect(message(canvas)).toHaveValue(WRITTEN.message);
  },
};

export const Offline: Story = {
  args: { draft: WRITTEN, isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('kept in this tab');
    await expect(send(canvas)).toBeDisabled();
    await expect(message(canvas)).toBeEnabled();
  },
};

export const LongTextOnAPhone: Story = {
  ...onPhone,
  args: { draft: { ...WRITTEN, message: 'Gesellschaftfürbewegtebilder'.repeat(140) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3,920 of 4,000 characters')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
