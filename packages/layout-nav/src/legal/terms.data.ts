import { msg } from '@lingui/core/macro';

import type { LegalDocument } from './legal-document.ts';

/** What member and operator can expect of each other. Says only what the product does. */
export const TERMS: LegalDocument = {
  title: msg`Terms`,
  description: msg`What you can expect from this server, and what it expects from you: accounts, credits, your files, in plain words.`,
  lede: msg`What you and {operator} can expect from each other, in plain words.`,
  changed: '2026-11-22',
  sections: [
    {
      id: 'who',
      title: msg`Who you deal with`,
      parts: [
        { kind: 'text', text: msg`This server is run by {operator}. In these terms, “we” means exactly that.` },
        { kind: 'text', only: 'address', text: msg`Postal address: {address}` },
        {
          kind: 'text',
          text: msg`Kinora is open-source software that anyone may run. People who wrote it but do not run this server see nothing of what you do here and owe you nothing for it.`,
        },
        { kind: 'text', text: msg`You reach us through the <contact>contact page</contact>.` },
        { kind: 'text', only: 'support-email', text: msg`Or by e-mail: <mail>{email}</mail>` },
      ],
    },
    {
      id: 'service',
      title: msg`What Kinora does`,
      parts: [
        {
          kind: 'text',
          text: msg`You describe a scene, or choose an effect and a picture, and Kinora makes a short clip of it. The live preview is free and needs no account. Making a clip needs an account and credits.`,
        },
        {
          kind: 'text',
          text: msg`A model that does not run on this server, or that its maker has closed, says so where you would choose it, and cannot be ordered.`,
        },
        {
          kind: 'text',
          text: msg`Software makes the clips. One can look different from what you had in mind; the preview shows you most of it before you spend anything. The file of a clip carries content credentials, a signed note that says how it was made.`,
        },
      ],
    },
    {
      id: 'account',
      title: msg`Your account`,
      parts: [
        {
          kind: 'text',
          text: msg`Use an e-mail address of your own and keep your password to yourself. Whoever knows it can spend your credits. You must be old enough, where you live, to agree to terms like these.`,
        },
        {
          kind: 'text',
          text: msg`If you believe that somebody else is in your account, change the password: every other session ends at once. If you cannot get in, read <team>what helps then</team>.`,
        },
      ],
    },
    {
      id: 'credits',
      title: msg`Credits`,
      parts: [
        {
          kind: 'text',
          text: msg`Credits count what you can make here. They are not money: they cannot be paid out or given to another account.`,
        },
        { kind: 'point', text: msg`The price of a clip stands on the button before you press it.` },
        { kind: 'point', text: msg`When you press, that many credits are held for this clip.` },
        { kind: 'point', text: msg`They are charged only when the clip arrives.` },
        {
          kind: 'point',
          text: msg`If it is declined, fails, is cancelled or takes too long, they are returned without your asking, and the receipt says why.`,
        },
        {
          kind: 'point',
          text: msg`If a price changed after it was shown to you, nothing is held until you have seen the new one.`,
        },
        {
          kind: 'text',
          text: msg`A new account may get start credits. There is a limit of them for each network, device and day, and until you have confirmed your e-mail address they make clips of the local preview engine only.`,
        },
      ],
    },
    {
      id: 'plans',
      title: msg`Paying`,
      parts: [
        {
          kind: 'text',
          only: 'no-checkout',
          text: msg`Nothing is on sale on this server. There is no way to pay, and nothing you owe.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`Plans are on sale on this server. What a plan costs, what it gives you and when it renews stand on its card before you pay. You can cancel at any time; a plan then runs to the end of what is paid.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`If something you paid for did not arrive, <contact>write to us</contact> with the date and the amount.`,
        },
      ],
    },
    {
      id: 'yours',
      title: msg`What you make is yours`,
      parts: [
        {
          kind: 'text',
          text: msg`Your texts, your files and your clips stay yours, as far as the law where you live allows it. We claim nothing in them. You allow this server to store, convert and show them, so far as it takes to give you what you asked for, and no further.`,
        },
        {
          kind: 'text',
          text: msg`Upload only what you may use: pictures of your own, or pictures whose makers agree, and the people in them too.`,
        },
      ],
    },
    {
      id: 'rules',
      title: msg`What is not allowed`,
      parts: [
        { kind: 'point', text: msg`Anything that the law forbids, and anything sexual that involves minors.` },
        {
          kind: 'point',
          text: msg`Clips that pass for recordings of real people, to deceive, shame or threaten them.`,
        },
        { kind: 'point', text: msg`Attacks on this server or on the accounts of others, and ways around its limits.` },
        {
          kind: 'text',
          text: msg`We may remove what breaks these rules, and end sessions or delete accounts that go on breaking them. To report a clip, use the <report>contact page</report>.`,
        },
      ],
    },
    {
      id: 'promise',
      title: msg`What we do not promise`,
      parts: [
        {
          kind: 'text',
          text: msg`The server is run with care. It can still be down, and a disk can still break: download the clips that matter to you. Rights that the law gives you, and our duty to answer for harm done on purpose or through gross negligence, stay as they are.`,
        },
      ],
    },
    {
      id: 'end',
      title: msg`How it ends`,
      parts: [
        {
          kind: 'text',
          text: msg`You can delete your account whenever you like, and take your data with you first. It goes after seven days; until then you can keep it after all. Credits that are left go with it. The <privacy>privacy page</privacy> says what exactly is removed.`,
        },
        {
          kind: 'text',
          text: msg`When these terms change, the day at the top of this page changes. Who does not agree can leave as described.`,
        },
      ],
    },
  ],
};
