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
      title: msg`Who we are`,
      parts: [
        { kind: 'text', text: msg`This server is run by {operator}. In these terms, “we” means exactly that.` },
        { kind: 'text', only: 'address', text: msg`Postal address: {address}` },
        {
          kind: 'text',
          text: msg`Kinora is open-source software that anyone may run. Its authors, unless they run this server, see nothing you do here and owe you nothing for it.`,
        },
        { kind: 'text', text: msg`You can reach us through the <contact>contact page</contact>.` },
        { kind: 'text', only: 'support-email', text: msg`Or by email: <mail>{email}</mail>` },
      ],
    },
    {
      id: 'service',
      title: msg`What Kinora does`,
      parts: [
        {
          kind: 'text',
          text: msg`You describe a scene, or choose an effect and an image, and Kinora makes a short clip from it. The live preview is free and needs no account. Creating a clip needs an account and credits.`,
        },
        {
          kind: 'text',
          text: msg`A model that doesn’t run on this server, or that its provider discontinued, says so where you’d choose it and can’t be used.`,
        },
        {
          kind: 'text',
          text: msg`Clips are made by software and can look different from what you had in mind. The preview shows most of it before you spend anything. Each clip file carries content credentials, a signed note that says how it was made.`,
        },
      ],
    },
    {
      id: 'account',
      title: msg`Your account`,
      parts: [
        {
          kind: 'text',
          text: msg`Use your own email address and keep your password to yourself. Anyone who knows it can spend your credits. You must be old enough, where you live, to agree to these terms.`,
        },
        {
          kind: 'text',
          text: msg`If you think someone else is using your account, change your password. All other sessions end right away. If you can’t log in, see <team>what helps</team>.`,
        },
      ],
    },
    {
      id: 'credits',
      title: msg`Credits`,
      parts: [
        {
          kind: 'text',
          text: msg`Credits measure what you can create here. They aren’t money and can’t be paid out or transferred to another account.`,
        },
        { kind: 'point', text: msg`A clip’s price is on the button before you press it.` },
        { kind: 'point', text: msg`When you press it, that many credits are held for the clip.` },
        { kind: 'point', text: msg`They’re charged only when the clip is done.` },
        {
          kind: 'point',
          text: msg`If it’s declined, fails, is cancelled or takes too long, they’re returned automatically, and the receipt says why.`,
        },
        {
          kind: 'point',
          text: msg`If a price changes after it’s shown to you, nothing is held until you’ve seen the new one.`,
        },
        {
          kind: 'text',
          text: msg`A new account may get welcome credits. They’re limited per network, device and day. Until you confirm your email address, they only work with the local preview engine.`,
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
          text: msg`Nothing is sold on this server. There’s no way to pay and nothing you owe.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`Plans are sold on this server. A plan’s price, benefits and renewal date are on its card before you pay. You can cancel at any time. The plan then runs to the end of the paid period.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`If something you paid for didn’t arrive, <contact>contact us</contact> with the date and amount.`,
        },
      ],
    },
    {
      id: 'yours',
      title: msg`What you make is yours`,
      parts: [
        {
          kind: 'text',
          text: msg`Your prompts, files and clips stay yours, as far as the law where you live allows. We claim no rights in them. You allow this server to store, convert and show them only as needed to give you what you asked for.`,
        },
        {
          kind: 'text',
          text: msg`Upload only what you’re allowed to use: your own images, or images whose creators, and the people in them, agree.`,
        },
      ],
    },
    {
      id: 'rules',
      title: msg`What isn’t allowed`,
      parts: [
        { kind: 'point', text: msg`Anything illegal, and any sexual content involving minors.` },
        {
          kind: 'point',
          text: msg`Clips that impersonate real people to deceive, shame or threaten.`,
        },
        { kind: 'point', text: msg`Attacks on this server or other people’s accounts, and ways around its limits.` },
        {
          kind: 'text',
          text: msg`We may remove content that breaks these rules, and end sessions or delete accounts that keep breaking them. To report a clip, use the <report>contact page</report>.`,
        },
      ],
    },
    {
      id: 'promise',
      title: msg`What we don’t promise`,
      parts: [
        {
          kind: 'text',
          text: msg`We run the server with care, but it can still go down and disks can fail. Download the clips that matter to you. Your statutory rights, and our liability for intent and gross negligence, are unaffected.`,
        },
      ],
    },
    {
      id: 'end',
      title: msg`How it ends`,
      parts: [
        {
          kind: 'text',
          text: msg`You can delete your account at any time, and export your data first. It’s deleted after seven days. Until then, you can keep it. Remaining credits are deleted too. The <privacy>privacy page</privacy> says exactly what’s removed.`,
        },
        {
          kind: 'text',
          text: msg`When these terms change, the date at the top of this page changes. If you don’t agree, you can delete your account as described.`,
        },
      ],
    },
  ],
};
