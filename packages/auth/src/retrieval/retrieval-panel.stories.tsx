import { apiClientAtom } from '@kinora/api-client';
import { clearSessionFlag } from '@kinora/browser/kept';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { openLoginAtom } from '../login-atoms.ts';
import { LoginDialog } from '../login/login-dialog-panel.tsx';
import { pageAtom } from '../page-atom.ts';
import { aPage } from '../testing/a-page.ts';

const ANSWERS = {
  checkEmailRegister: { refuse: 'registered' },
  getNoticeEmail: { data: { notice_email: 'j***@g***.com' } },
  sendCode: { data: null },
  checkCode: { data: null },
  editPassword: { data: null },
} as const satisfies FakeAnswers;

const reload = fn<() => void>();
const answering = (change: FakeAnswers = {}) => {
  const api = fakeApi({ ...ANSWERS, ...change });
  return {
    api,
    decorators: [
      withAtoms(
        seed(apiClientAtom, api),
        seed(pageAtom, aPage({ reload })),
        seed(openLoginAtom, { reason: 'header' as const }),
      ),
    ],
  };
};

const meta = {
  component: LoginDialog,
  args: { supportHref: '/support/team/' },
  beforeEach: () => clearSessionFlag('code-sent'),
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialogNamed = ({ canvas }: Context, name: string) => waitFor(() => within(canvas.getByRole('dialog', { name })));

/** Pastes it; `{Enter}` at its end is pressed. */
async function enter(text: string, field: HTMLElement) {
  await userEvent.click(field);
  await userEvent.paste(text.replace('{Enter}', ''));
  if (text.endsWith('{Enter}')) await userEvent.keyboard('{Enter}');
}

async function toEmail(context: Context) {
  await userEvent.click(context.canvas.getByRole('button', { name: 'Forgot your password?' }));
  return dialogNamed(context, 'Reset your password');
}

async function toCode(context: Context) {
  const dialog = await toEmail(context);
  await enter('ada@example.com{Enter}', dialog.getByLabelText('Email'));
  return dialogNamed(context, 'Check your email');
}

async function toPassword(context: Context) {
  const dialog = await toCode(context);
  await userEvent.click(dialog.getByLabelText('Code'));
  await userEvent.paste('abc 234');
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  return dialogNamed(context, 'New password');
}

const whole = answering();

export const ThreeStepsToANewPassword: Story = {
  decorators: whole.decorators,
  play: async (context) => {
    const dialog = await toPassword(context);
    await enter('paper-boat-7', dialog.getByLabelText('New password'));
    await enter('paper-boat-7{Enter}', dialog.getByLabelText('Confirm new password'));
    const login = await dialogNamed(context, 'Welcome back');
    await expect(login.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(login.getByLabelText('Password')).toHaveFocus();
    await expect(login.getByRole('status')).toHaveTextContent('Password changed');
    await expect(whole.api.calls.map(({ name }) => name)).toEqual([
      'checkEmailRegister',
      'sendCode',
      'getNoticeEmail',
      'checkCode',
      'editPassword',
    ]);
  },
};

export const FirstStep: Story = {
  decorators: answering().decorators,
  play: async (context) => {
    const dialog = await toEmail(context);
    await expect(dialog.getByRole('list', { name: 'Step 1 of 3' })).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
  },
};

export const UnknownAccount: Story = {
  decorators: answering({ checkEmailRegister: { refuse: 'unknown-account' } }).decorators,
  play: async (context) => {
    const dialog = await toEmail(context);
    await enter('ada@example.com{Enter}', dialog.getByLabelText('Email'));
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/^No account uses/));
  },
};

export const TheCodeIsSentByItself: Story = {
  decorators: answering().decorators,
  play: async (context) => {
    const dialog = await toCode(context);
    await expect(dialog.getByText('ada@example.com')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Get a new code in \d+ s$/ })).toBeDisabled());
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
  },
};

export const AnotherAddressIsChosenAndTheFocusReturns: Story = {
  decorators: answering().decorators,
  play: async (context) => {
    const dialog = await toCode(context);
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Get a new code in/ })).toBeDisabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    const choice = await dialogNamed(context, 'Where should the code go?');
    await userEvent.click(choice.getByRole('radio', { name: /j\*\*\*@g\*\*\*\.com/ }));
    await userEvent.click(choice.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByText('j***@g***.com')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Change' })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Get a code' })).toBeEnabled();
    await expect(dialog.getByLabelText('Code')).not.toBeInvalid();
  },
};

export const WrongCode: Story = {
  decorators: answering({ checkCode: { refuse: 'wrong-code' } }).decorators,
  play: async (context) => {
    const dialog = await toCode(context);
    await userEvent.type(dialog.getByLabelText('Code'), 'abc234{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/^This code is wrong or has expired/),
    );
  },
};

export const TooManyCodes: Story = {
  decorators: answering({ sendCode: { code: 429, details: { retry_after: 3000 } } }).decorators,
  play: async (context) => {
    const dialog = await toCode(context);
    await waitFor(() =>
      expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('Too many attempts. Try again in 50 minutes.'),
    );
    await expect(dialog.getByRole('button', { name: 'Get a code' })).toBeEnabled();
  },
};

export const NewPassword: Story = {
  decorators: answering().decorators,
  play: async (context) => {
    const dialog = await toPassword(context);
    await expect(dialog.getByRole('list', { name: 'Step 3 of 3' })).toBeVisible();
    await expect(dialog.getByLabelText('New password')).toHaveFocus();
  },
};

export const ACodeThatIsTooOldLeadsBack: Story = {
  decorators: answering({ editPassword: { refuse: 'wrong-code' } }).decorators,
  play: async (context) => {
    const dialog = await toPassword(context);
    await enter('paper-boat-7', dialog.getByLabelText('New password'));
    await enter('paper-boat-7{Enter}', dialog.getByLabelText('Confirm new password'));
    const code = await dialogNamed(context, 'Check your email');
    await expect(code.getByLabelText('Code')).toHaveAccessibleDescription(/expired/);
  },
};

export const BackKeepsTheAddress: Story = {
  decorators: answering().decorators,
  play: async (context) => {
    const dialog = await toCode(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Back to log in' }));
    const login = await dialogNamed(context, 'Welcome back');
    await expect(login.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
};

export const CodeOnAPhone: Story = {
  ...onPhone,
  decorators: answering().decorators,
  play: async (context) => {
    await toCode(context);
    const dialog = context.canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
