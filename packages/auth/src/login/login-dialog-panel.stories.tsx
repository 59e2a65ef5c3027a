import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { dropTokens, dropUserInfo } from '@kinora/browser/kept';
import { aFirstSession, aSession, aSiteConfig, aStanding } from '@kinora/contracts/fixtures';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { openLoginAtom, type LoginRequest } from '../login-atoms.ts';
import { pageAtom } from '../page-atom.ts';
import { aPage } from '../testing/a-page.ts';
import { travelAtom } from '../travel-atom.ts';
import { LoginDialog } from './login-dialog-panel.tsx';

const reload = fn<() => void>();
/** A page that stays, so that a story can see that it would have been reloaded. */
const stillPage = aPage({ reload });

function forget() {
  dropTokens();
  dropUserInfo();
}

const meta = {
  component: LoginDialog,
  beforeEach: () => {
    forget();
    reload.mockClear();
    open.mockClear();
    return forget;
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = fn<(address: string) => void>();
const answering = (answers: FakeAnswers, request: LoginRequest = { reason: 'header' }) => [
  withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(siteAtom, aSiteConfig({ google: true })),
    seed(travelAtom, { address: () => 'https://kinora.example/', open }),
    seed(pageAtom, stillPage),
    seed(openLoginAtom, request),
  ),
];

const dialogOf = ({ canvas }: Context) => within(canvas.getByRole('dialog'));

async function fill(context: Context, button: string) {
  const dialog = dialogOf(context);
  await userEvent.click(dialog.getByLabelText('Email'));
  await userEvent.paste('ada@example.com');
  await userEvent.click(dialog.getByLabelText('Password'));
  await userEvent.paste('correct-horse');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

async function signUp(context: Context) {
  await userEvent.click(dialogOf(context).getByRole('button', { name: 'Create an account' }));
  return fill(context, 'Create account');
}

/** The sentence stands in a toast, and describes the field it belongs to. */
async function complains(dialog: ReturnType<typeof within>, label: string, words: RegExp) {
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(words));
  const field = dialog.getByLabelText(label);
  await expect(field).toHaveAccessibleDescription(words);
  await waitFor(() => expect(field).toHaveFocus());
}

export const LogIn: Story = {
  decorators: answering({ login: { data: aSession() }, initMember: { data: aStanding() } }),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('dialog', { name: 'Welcome back' })).toBeVisible());
    await expect(context.canvas.getByText(/over a mountain lake/).checkVisibility()).toBe(true);
    await fill(context, 'Log in');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

export const OpenedByCreating: Story = {
  decorators: answering({}, { reason: 'create', cost: 8 }),
  play: async (context) => {
    const dialog = dialogOf(context);
    await waitFor(() =>
      expect(dialog.getByText('Your prompt is saved. Log in to create it for 8 credits.')).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Create an account' }));
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await expect(dialog.getByText('Your prompt is saved. Sign up to create it for 8 credits.')).toBeVisible();
  },
};

export const OpenedByAFreeTrial: Story = {
  decorators: answering({}, { reason: 'create', cost: 0 }),
  play: async (context) => {
    const dialog = dialogOf(context);
    await waitFor(() => expect(dialog.getByText('Your settings are saved. Log in to try it free.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Create an account' }));
    await expect(dialog.getByText('Your settings are saved. Sign up to try it free.')).toBeVisible();
  },
};

export const OpenedBySavingAProject: Story = {
  decorators: answering({}, { reason: 'save' }),
  play: async (context) => {
    const dialog = dialogOf(context);
    await waitFor(() => expect(dialog.getByText(/Log in to save it to your account/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Create an account' }));
    await expect(dialog.getByText(/Sign up to save it to your account/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  decorators: answering({ login: { refuse: 'wrong-password' } }),
  play: async (context) => {
    await complains(await fill(context, 'Log in'), 'Password', /That password doesn’t match/);
    await expect(reload).not.toHaveBeenCalled();
  },
};

export const UnknownAccount: Story = {
  decorators: answering({ login: { refuse: 'unknown-account' } }),
  play: async (context) => {
    await complains(await fill(context, 'Log in'), 'Email', /No account uses this email address/);
  },
};

export const TakenAddress: Story = {
  decorators: answering({ register: { refuse: 'email-taken' } }),
  play: async (context) => {
    await complains(await signUp(context), 'Email', /An account already uses this email address/);
  },
};

export const Offline: Story = {
  decorators: answering({}),
  play: async (context) => {
    const dialog = await fill(context, 'Log in');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Kinora can’t be reached'));
    await expect(dialog.getByLabelText('Password')).toHaveValue('correct-horse');
  },
};

export const TooManyAttempts: Story = {
  decorators: answering({ login: { code: 429, details: { retry_after: 30 } } }),
  play: async (context) => {
    const dialog = await fill(context, 'Log in');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Try again in 30 s.'));
  },
};

export const InFlightSendsOnce: Story = {
  decorators: answering({ login: { forever: true } }),
  play: async (context) => {
    const dialog = await fill(context, 'Log in');
    const button = dialog.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  },
};

export const SignUp: Story = {
  args: { legal: { terms: '/terms/', privacy: '/privacy/' } },
  decorators: answering({ register: { data: aFirstSession() }, initMember: { data: aStanding() } }),
  play: async (context) => {
    await signUp(context);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

export const SignUpWithoutStartCredits: Story = {
  decorators: answering({
    register: { data: aFirstSession({ start_credits: 0, start_refused: 'device' }) },
    initMember: { data: aStanding() },
  }),
  play: async (context) => {
    const dialog = await signUp(context);
    await expect(await dialog.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(dialog.getByText(/claimed on this device/)).toBeVisible();
    await expect(reload).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

export const OnAPhoneTheSideIsGone: Story = {
  ...onPhone,
  decorators: answering({}),
  play: async (context) => {
    await expect(context.canvas.getByText(/over a mountain lake/).checkVisibility()).toBe(false);
    const { width } = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const KeyboardOnly: Story = {
  decorators: answering({ login: { data: aSession() }, initMember: { data: aStanding() } }),
  play: async (context) => {
    const dialog = dialogOf(context);
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.keyboard('correct-horse{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

export const WithGoogleThePageLeaves: Story = {
  decorators: answering({ authLogin: { data: { url: 'https://accounts.example/' } } }),
  play: async (context) => {
    await userEvent.click(dialogOf(context).getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://accounts.example/'));
    await expect(context.canvas.getByRole('dialog')).toBeVisible();
  },
};

export const GoogleIsNotThere: Story = {
  decorators: answering({ authLogin: { refuse: 'not-configured' } }),
  play: async (context) => {
    const dialog = dialogOf(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('doesn’t offer Google sign-in'));
    await expect(open).not.toHaveBeenCalled();
  },
};

export const WithoutGoogleNothingOffersIt: Story = {
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi()),
      seed(siteAtom, aSiteConfig({ google: false })),
      seed(openLoginAtom, { reason: 'header' as const }),
    ),
  ],
  play: async (context) => {
    await expect(dialogOf(context).queryByRole('button', { name: /Google/ })).toBeNull();
  },
};
