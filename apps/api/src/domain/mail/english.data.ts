import type { MailLanguage } from './mail-text.ts';

export const ENGLISH: MailLanguage = {
  dates: 'en-GB',
  footer:
    'You get this mail because of an account at Kinora, run by {operator}. Questions, or no account of yours? Write to {support}.',
  stopping: {
    asked: {
      title: 'Stop mails about long clips?',
      text: 'Kinora will not write to you any more when clips that took long are ready. All other mails of your account stay as they are.',
    },
    press: 'Stop these mails',
    done: {
      title: 'These mails are stopped',
      text: 'You get no more mails about clips that took long. You can ask for them again in your Member Center.',
    },
    wrong: {
      title: 'This link does not work',
      text: 'It is not whole, or too old. You can stop these mails in your Member Center.',
    },
    center: 'Open Member Center',
  },
  topics: { account: 'Account', credits: 'Credits', clip: 'Clip', report: 'Report', other: 'Other' },
  plans: {
    month: { basic: 'Basic, by the month', pro: 'Pro, by the month' },
    year: { basic: 'Basic, by the year', pro: 'Pro, by the year' },
  },
  pack: '{credits} credits',
  texts: {
    code: {
      subject: 'Your code for a new password',
      title: 'Your code',
      blocks: [
        'Somebody, hopefully you, wants to set a new password for your Kinora account. This is the code:',
        { code: '{code}' },
        'It works once, and for 10 minutes. A newer code takes its place.',
        'Type it only where you have asked for it. Nobody of us will ever ask you for it.',
        'You did not ask for it? Then there is nothing to do: without the code your password stays as it is. If such mails keep coming, write to {support}.',
      ],
    },
    welcome: {
      subject: 'Welcome to Kinora',
      title: 'Welcome to Kinora',
      blocks: [
        'Your account is ready. Please confirm that this address is yours:',
        { link: '{link}', label: 'Confirm my address' },
        'The link works once, and for 24 hours. Then you can ask for a new one in your Member Center. Once your address is confirmed, your free credits pay for every model that runs here.',
        'You did not open an account? Then somebody has mistyped an address. Do not confirm it; write to {support} and we take it out.',
      ],
    },
    'welcome-confirmed': {
      subject: 'Welcome to Kinora',
      title: 'Welcome to Kinora',
      blocks: [
        'Your account is ready. You opened it with Google, which has confirmed that this address is yours, so there is nothing left to do.',
        'Sign in with Google whenever you come back. In your Member Center you can also set a password.',
        'You did not open an account? Then somebody has used your Google account. Change its password there, and write to {support}.',
      ],
    },
    'confirm-address': {
      subject: 'Please confirm this address',
      title: 'Please confirm this address',
      blocks: [
        'Somebody, hopefully you, wants to use this address with an account at Kinora. It counts once it is confirmed:',
        { link: '{link}', label: 'Confirm this address' },
        'The link works once, and for 24 hours. A newer one takes its place.',
        'It was not you? Then there is nothing to do: without the link this address is not used.',
      ],
    },
    'new-sign-in': {
      subject: 'New sign-in to your account',
      title: 'New sign-in to your account',
      blocks: [
        'Your Kinora account was opened in a browser or program that was not seen with it before.',
        {
          facts: [
            { label: 'Device', value: '{device}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'That was you? Then there is nothing to do.',
        'It was not you? Open Kinora as you always do, choose "Forgot password" and set a new one: that ends every session. If you cannot get in, write to {support}.',
      ],
    },
    'password-changed': {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      blocks: [
        'The password of your Kinora account was changed. Other browsers and programs were signed out.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'That was you? Then there is nothing to do.',
        'It was not you? Open Kinora as you always do, choose "Forgot password" and set a new one at once. If you cannot get in, write to {support}.',
      ],
    },
    'password-removed': {
      subject: 'The password of your account was removed',
      title: 'The password of your account was removed',
      blocks: [
        'Somebody signed in to your Kinora account with Google, which proves that this address is theirs. The password that was set before had no such proof; it was removed, and everybody who used it was signed out.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'Sign in with Google from now on, or set a new password in your Member Center. It was not you? Write to {support}.',
      ],
    },
    'address-changed': {
      subject: 'The address of your account was changed',
      title: 'The address of your account was changed',
      blocks: [
        'Your Kinora account has another e-mail address now. One signs in with the new one, and this address gets no more mails.',
        {
          facts: [
            { label: 'New address', value: '{email}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'That was you? Then there is nothing to do.',
        'It was not you? Write to {support} at once, from this address.',
      ],
    },
    'notice-changed': {
      subject: 'Your notification address was changed',
      title: 'Your notification address was changed',
      blocks: [
        'Your Kinora account was given another notification address. It counts once it is confirmed; then codes can be sent there, too.',
        {
          facts: [
            { label: 'New address', value: '{email}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'That was you? Then there is nothing to do.',
        'It was not you? Open Kinora as you always do, set a new password, and remove that address in your Member Center.',
      ],
    },
    'notice-removed': {
      subject: 'Your notification address was removed',
      title: 'Your notification address was removed',
      blocks: [
        'Your Kinora account has no notification address any more. Codes are sent to the address of the account alone.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'That was you? Then there is nothing to do.',
        'It was not you? Open Kinora as you always do, and set a new password.',
      ],
    },
    'deletion-asked': {
      subject: 'Your account will be deleted',
      title: 'Your account will be deleted',
      blocks: [
        'You asked us to delete your Kinora account with all its clips and files. This will happen at:',
        { facts: [{ label: 'Time', value: '{at}' }] },
        'Until then you can change your mind: sign in, open your Member Center and choose to keep the account. Afterwards nobody can bring it back.',
        'It was not you? Open Kinora as you always do, set a new password, and keep the account.',
      ],
    },
    'payment-received': {
      subject: 'Receipt for your payment',
      title: 'Receipt for your payment',
      blocks: [
        'We have received your payment. Its credits are in your account.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Paid until', value: '{until}' },
            { label: 'Time', value: '{now}' },
            { label: 'Number', value: '{number}' },
          ],
        },
        'Every payment is listed in your Member Center. A question about it? Write to {support} and name the number.',
      ],
    },
    'payment-failed': {
      subject: 'Your payment did not go through',
      title: 'Your payment did not go through',
      blocks: [
        'The payment for your plan was refused. Your plan goes on for 7 days, and the payment is tried again.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'Open your Member Center, choose "Card and invoices" and check your card. After 7 days without a payment the plan ends.',
      ],
    },
    'payment-refunded': {
      subject: 'Your payment was refunded',
      title: 'Your payment was refunded',
      blocks: [
        'We have sent your money back the way it came. Your bank may take some days to show it.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Time', value: '{now}' },
            { label: 'Number', value: '{number}' },
          ],
        },
        'Where the whole payment went back, what was left of its credits was taken back too.',
      ],
    },
    'plan-ends': {
      subject: 'Your plan ends and is not renewed',
      title: 'Your plan ends and is not renewed',
      blocks: [
        'You have cancelled your plan. Until its end it stays as it is, and nothing more is paid.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Runs until', value: '{until}' },
          ],
        },
        'Its credits can be spent for 7 days more. You change your mind? Choose to keep the plan in your Member Center.',
      ],
    },
    'plan-ended': {
      subject: 'Your plan has ended',
      title: 'Your plan has ended',
      blocks: [
        'Your plan has ended, and nothing more is paid for it.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Ended', value: '{until}' },
          ],
        },
        'Your clips stay where they are. You did not expect this? Write to {support}.',
      ],
    },
    'plan-unpaid': {
      subject: 'Your plan has ended',
      title: 'Your plan has ended',
      blocks: [
        'The payment for your plan did not come within 7 days, so the plan has ended. Nothing more is tried.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Ended', value: '{until}' },
          ],
        },
        'Your clips stay where they are. You can choose a plan again at any time.',
      ],
    },
    'plan-renews': {
      subject: 'Your plan renews soon',
      title: 'Your plan renews soon',
      blocks: [
        'Your plan renews by itself, and your card is charged:',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Renews', value: '{until}' },
          ],
        },
        'You need not do anything. To stop it, cancel the plan in your Member Center before that time.',
      ],
    },
    'batch-ended': {
      subject: 'Your clips are ready',
      title: 'Your clips are ready',
      blocks: [
        'What you asked for has ended while you were away.',
        {
          facts: [
            { label: 'Ready', value: '{ready}' },
            { label: 'Failed', value: '{failed}' },
            { label: 'Credits given back', value: '{returned}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Open my library' },
        'You get this mail because you asked for it in your Member Center. You can stop it with one press:',
        { link: '{off}', label: 'Stop these mails' },
      ],
    },
    'batch-failed': {
      subject: 'Your clips could not be made',
      title: 'Your clips could not be made',
      blocks: [
        'What you asked for has ended while you were away, without a clip. Each one in your library says why, and what to do.',
        {
          facts: [
            { label: 'Failed', value: '{failed}' },
            { label: 'Credits given back', value: '{returned}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Open my library' },
        'You get this mail because you asked for it in your Member Center. You can stop it with one press:',
        { link: '{off}', label: 'Stop these mails' },
      ],
    },
    support: {
      subject: '{topic}: message from {email}',
      title: '{topic}',
      blocks: [
        {
          facts: [
            { label: 'From', value: '{email}' },
            { label: 'Member', value: '{member}' },
            { label: 'Creation', value: '{creation}' },
            { label: 'Time', value: '{now}' },
            { label: 'Number', value: '{id}' },
          ],
        },
        { quote: '{message}' },
        'An answer to this mail goes to the person who wrote. Nothing proves that the address is theirs.',
      ],
    },
  },
};
