import type { MailLanguage } from './mail-text.ts';

export const ENGLISH: MailLanguage = {
  dates: 'en-GB',
  footer:
    'You’re receiving this email because of a Kinora account, run by {operator}. Questions, or not your account? Write to {support}.',
  stopping: {
    asked: {
      title: 'Stop emails about long clips?',
      text: 'Kinora will no longer email you when long clips are ready. All other account emails stay the same.',
    },
    press: 'Stop these emails',
    done: {
      title: 'Emails stopped',
      text: 'You won’t get emails about long clips any more. You can turn them on again in your Member Center.',
    },
    wrong: {
      title: 'This link doesn’t work',
      text: 'It’s incomplete or has expired. You can stop these emails in your Member Center.',
    },
    center: 'Open Member Center',
  },
  topics: { account: 'Account', credits: 'Credits', clip: 'Clip', report: 'Report', other: 'Other' },
  plans: {
    month: { basic: 'Basic, monthly', pro: 'Pro, monthly' },
    year: { basic: 'Basic, yearly', pro: 'Pro, yearly' },
  },
  pack: '{credits} credits',
  texts: {
    code: {
      subject: 'Your password reset code',
      title: 'Your code',
      blocks: [
        'Someone (hopefully you) wants to set a new password for your Kinora account. Here’s the code:',
        { code: '{code}' },
        'It works once, for 10 minutes. A newer code replaces it.',
        'Enter it only where you requested it. None of us will ever ask for it.',
        'Didn’t request it? You don’t need to do anything: without the code, your password stays the same. If these emails keep coming, write to {support}.',
      ],
    },
    welcome: {
      subject: 'Welcome to Kinora',
      title: 'Welcome to Kinora',
      blocks: [
        'Your account is ready. Please confirm that this address is yours:',
        { link: '{link}', label: 'Confirm my address' },
        'The link works once, for 24 hours. After that, you can request a new one in your Member Center. Once your address is confirmed, you can use your welcome credits with every model that runs here.',
        'Didn’t create an account? Then someone mistyped an address. Don’t confirm it. Write to {support} and we’ll remove it.',
      ],
    },
    'welcome-confirmed': {
      subject: 'Welcome to Kinora',
      title: 'Welcome to Kinora',
      blocks: [
        'Your account is ready. You created it with Google, which has confirmed this address, so you’re all set.',
        'Sign in with Google whenever you come back. You can also set a password in your Member Center.',
        'Didn’t create an account? Then someone used your Google account. Change its password and write to {support}.',
      ],
    },
    'confirm-address': {
      subject: 'Please confirm this address',
      title: 'Please confirm this address',
      blocks: [
        'Someone (hopefully you) wants to use this address with a Kinora account. It takes effect once it’s confirmed:',
        { link: '{link}', label: 'Confirm this address' },
        'The link works once, for 24 hours. A newer one replaces it.',
        'Not you? You don’t need to do anything: without the link, this address isn’t used.',
      ],
    },
    'new-sign-in': {
      subject: 'New sign-in to your account',
      title: 'New sign-in to your account',
      blocks: [
        'Someone signed in to your Kinora account from a new browser or app.',
        {
          facts: [
            { label: 'Device', value: '{device}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'If that was you, you don’t need to do anything.',
        'Not you? Open Kinora as usual, choose “Forgot your password?” and set a new one. That ends all sessions. If you can’t log in, write to {support}.',
      ],
    },
    'password-changed': {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      blocks: [
        'Your Kinora password was changed. Other browsers and apps were signed out.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'If that was you, you don’t need to do anything.',
        'Not you? Open Kinora as usual, choose “Forgot your password?” and set a new one right away. If you can’t log in, write to {support}.',
      ],
    },
    'password-removed': {
      subject: 'Your password was removed',
      title: 'Your password was removed',
      blocks: [
        'Someone signed in to your Kinora account with Google, which proves they own this address. The earlier password had no such proof, so it was removed and its sessions were signed out.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'Sign in with Google from now on, or set a new password in your Member Center. Not you? Write to {support}.',
      ],
    },
    'address-changed': {
      subject: 'Your account email was changed',
      title: 'Your account email was changed',
      blocks: [
        'Your Kinora account has a new email address. Sign in with the new one. This address won’t get any more emails.',
        {
          facts: [
            { label: 'New address', value: '{email}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'If that was you, you don’t need to do anything.',
        'Not you? Write to {support} right away, from this address.',
      ],
    },
    'notice-changed': {
      subject: 'Your notification address was changed',
      title: 'Your notification address was changed',
      blocks: [
        'Your Kinora account has a new notification address. Once it’s confirmed, codes can be sent there too.',
        {
          facts: [
            { label: 'New address', value: '{email}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'If that was you, you don’t need to do anything.',
        'Not you? Open Kinora as usual, set a new password and remove that address in your Member Center.',
      ],
    },
    'notice-removed': {
      subject: 'Your notification address was removed',
      title: 'Your notification address was removed',
      blocks: [
        'Your Kinora account no longer has a notification address. Codes are only sent to your account email.',
        { facts: [{ label: 'Time', value: '{now}' }] },
        'If that was you, you don’t need to do anything.',
        'Not you? Open Kinora as usual and set a new password.',
      ],
    },
    'deletion-asked': {
      subject: 'Your account will be deleted',
      title: 'Your account will be deleted',
      blocks: [
        'You asked us to delete your Kinora account with all its clips and files. It will be deleted at:',
        { facts: [{ label: 'Time', value: '{at}' }] },
        'Until then, you can change your mind: sign in, open your Member Center and choose Keep account. After that, it can’t be restored.',
        'Not you? Open Kinora as usual, set a new password and keep the account.',
      ],
    },
    'payment-received': {
      subject: 'Receipt for your payment',
      title: 'Receipt for your payment',
      blocks: [
        'We’ve received your payment. The credits are in your account.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Paid until', value: '{until}' },
            { label: 'Time', value: '{now}' },
            { label: 'Number', value: '{number}' },
          ],
        },
        'All payments are listed in your Member Center. Questions? Write to {support} and include the number.',
      ],
    },
    'payment-failed': {
      subject: 'Your payment didn’t go through',
      title: 'Your payment didn’t go through',
      blocks: [
        'The payment for your plan was declined. Your plan continues for 7 days while we retry the payment.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        'Open your Member Center, choose “Card and invoices” and check your card. After 7 days without a payment the plan ends.',
      ],
    },
    'payment-refunded': {
      subject: 'Your payment was refunded',
      title: 'Your payment was refunded',
      blocks: [
        'We’ve refunded your payment to the original method. Your bank may take a few days to show it.',
        {
          facts: [
            { label: 'For', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Time', value: '{now}' },
            { label: 'Number', value: '{number}' },
          ],
        },
        'If the payment was refunded in full, its remaining credits were removed too.',
      ],
    },
    'plan-ends': {
      subject: 'Your plan ends and won’t renew',
      title: 'Your plan ends and won’t renew',
      blocks: [
        'You cancelled your plan. You keep everything until it ends, and you won’t be charged again.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Runs until', value: '{until}' },
          ],
        },
        'You can use its credits for 7 more days. Changed your mind? Choose Keep plan in your Member Center.',
      ],
    },
    'plan-ended': {
      subject: 'Your plan has ended',
      title: 'Your plan has ended',
      blocks: [
        'Your plan has ended, and you won’t be charged again.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Ended', value: '{until}' },
          ],
        },
        'Your clips stay in your library. Didn’t expect this? Write to {support}.',
      ],
    },
    'plan-unpaid': {
      subject: 'Your plan has ended',
      title: 'Your plan has ended',
      blocks: [
        'We didn’t receive payment for your plan within 7 days, so it has ended. We won’t try again.',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Ended', value: '{until}' },
          ],
        },
        'Your clips stay in your library. You can choose a plan again at any time.',
      ],
    },
    'plan-renews': {
      subject: 'Your plan renews soon',
      title: 'Your plan renews soon',
      blocks: [
        'Your plan renews automatically, and your card will be charged:',
        {
          facts: [
            { label: 'Plan', value: '{product}' },
            { label: 'Amount', value: '{money}' },
            { label: 'Renews', value: '{until}' },
          ],
        },
        'You don’t need to do anything. To stop it, cancel your plan in your Member Center before then.',
      ],
    },
    'batch-ended': {
      subject: 'Your clips are ready',
      title: 'Your clips are ready',
      blocks: [
        'Your clips finished while you were away.',
        {
          facts: [
            { label: 'Ready', value: '{ready}' },
            { label: 'Failed', value: '{failed}' },
            { label: 'Credits returned', value: '{returned}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Open my library' },
        'You’re receiving this email because you turned it on in your Member Center. Unsubscribe with one click:',
        { link: '{off}', label: 'Stop these emails' },
      ],
    },
    'batch-failed': {
      subject: 'Your clips couldn’t be created',
      title: 'Your clips couldn’t be created',
      blocks: [
        'Your clips failed while you were away. Each one in your library says why and what to do.',
        {
          facts: [
            { label: 'Failed', value: '{failed}' },
            { label: 'Credits returned', value: '{returned}' },
            { label: 'Time', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Open my library' },
        'You’re receiving this email because you turned it on in your Member Center. Unsubscribe with one click:',
        { link: '{off}', label: 'Stop these emails' },
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
        'Replies to this email go to the person who wrote. The address isn’t verified.',
      ],
    },
  },
};
