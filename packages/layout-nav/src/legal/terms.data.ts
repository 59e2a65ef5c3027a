import { msg } from '@lingui/core/macro';

import type { LegalDocument } from './legal-document.ts';

/** What member and operator can expect of each other. Says only what the product does. */
export const TERMS: LegalDocument = {
  title: msg`Terms`,
  description: msg`What you can expect from this server and what it expects from you: accounts, credits and your files, in plain words.`,
  lede: msg`What you and {operator} can expect from each other, in plain words.`,
  changed: '2026-11-22',
  sections: [
    {
      id: 'who',
      title: msg`Who we are`,
      parts: [
        { kind: 'text', text: msg`In these terms, “we” means {operator}, who runs Kinora here.` },
        { kind: 'text', only: 'address', text: msg`Postal address: {address}` },
        {
          kind: 'text',
          text: msg`Kinora is open-source software that anyone may run. Unless its authors run this server, they see nothing you do here and owe you nothing.`,
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
          text: msg`Models that don’t run on this server or have been discontinued are marked where you choose a model, and can’t be used.`,
        },
        {
          kind: 'text',
          text: msg`Clips are made by software and may not look the way you imagined. The preview shows you most of it before you spend anything. Each clip file carries content credentials, a signed note about how it was made.`,
        },
      ],
    },
    {
      id: 'account',
      title: msg`Your account`,
      parts: [
        {
          kind: 'text',
          text: msg`Use your own email address and keep your password to yourself. Anyone who knows it can spend your credits. You must be old enough to agree to these terms where you live.`,
        },
        {
          kind: 'text',
          text: msg`If you think someone else is using your account, change your password. All other sessions end right away. If you can’t log in, see <team>what to try</team>.`,
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
        { kind: 'point', text: msg`You see a clip’s price on the button before you press it.` },
        { kind: 'point', text: msg`When you press it, that many credits are held for the clip.` },
        { kind: 'point', text: msg`They’re charged only when the clip is done.` },
        {
          kind: 'point',
          text: msg`If the clip is declined, fails, is cancelled or takes too long, they’re returned automatically, and the receipt says why.`,
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
          text: msg`Nothing is for sale on this server, and you don’t owe anything for using it.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`Plans are sold on this server. You see a plan’s price, benefits and renewal terms before you pay. You can cancel at any time; the plan then runs until the end of the period you’ve paid for.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`If you don’t receive something you paid for, <contact>contact us</contact> with the date and amount.`,
        },
      ],
    },
    {
      id: 'yours',
      title: msg`What you make is yours`,
      parts: [
        {
          kind: 'text',
          text: msg`Your prompts, files and clips stay yours, to the extent the law where you live allows. We claim no rights to them. You allow this server to store, convert and show them only as needed to give you what you asked for.`,
        },
        {
          kind: 'text',
          text: msg`Upload only what you’re allowed to use: your own images, or images you use with the consent of their creators and the people in them.`,
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
          text: msg`Clips that impersonate real people to deceive, humiliate or threaten.`,
        },
        {
          kind: 'point',
          text: msg`Attacks on this server or other people’s accounts, and attempts to get around its limits.`,
        },
        {
          kind: 'text',
          text: msg`We may remove content that breaks these rules, and log out or delete accounts that keep breaking them. To report a clip, use the <report>contact page</report>.`,
        },
      ],
    },
    {
      id: 'promise',
      title: msg`What we don’t promise`,
      parts: [
        {
          kind: 'text',
          text: msg`We run this server with care, but it can still go down, and disks can fail. Download the clips that matter to you. This doesn’t affect your statutory rights or our liability for wilful misconduct and gross negligence.`,
        },
      ],
    },
    {
      id: 'end',
      title: msg`How it ends`,
      parts: [
        {
          kind: 'text',
          text: msg`You can delete your account at any time, and export your data first. The account is deleted after seven days; until then, you can change your mind. Any remaining credits are deleted with it. The <privacy>privacy page</privacy> lists exactly what’s removed.`,
        },
        {
          kind: 'text',
          text: msg`When we change these terms, we update the date at the top of this page. If you don’t agree with a change, you can delete your account as described above.`,
        },
      ],
    },
  ],
};
