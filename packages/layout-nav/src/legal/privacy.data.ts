import { msg } from '@lingui/core/macro';

import type { LegalDocument } from './legal-document.ts';

/** What is known of people, why, and for how long. `docs/lives.md` has the same times. */
export const PRIVACY: LegalDocument = {
  title: msg`Privacy`,
  description: msg`What this server knows about you, why, for how long, and how to export or delete it.`,
  lede: msg`What this server knows about you, why, and how to delete it.`,
  changed: '2026-11-27',
  sections: [
    {
      id: 'short',
      title: msg`In short`,
      parts: [
        { kind: 'point', text: msg`No ads, no tracking, no visitor statistics.` },
        {
          kind: 'point',
          text: msg`Pages load nothing from third parties. Scripts, images and fonts come from this server.`,
        },
        {
          kind: 'point',
          text: msg`What you upload and create is private unless you share it, and it isn’t used for training.`,
        },
        { kind: 'point', text: msg`You can download and delete everything yourself.` },
      ],
    },
    {
      id: 'who',
      title: msg`Who is responsible`,
      parts: [
        { kind: 'text', text: msg`Your data here is the responsibility of {operator}.` },
        { kind: 'text', only: 'address', text: msg`Postal address: {address}` },
        {
          kind: 'text',
          only: 'no-address',
          text: msg`There’s no postal address on this page. If you need one, ask on the <contact>contact page</contact>.`,
        },
        { kind: 'text', text: msg`Questions about your data? <contact>Contact us</contact>.` },
        { kind: 'text', only: 'support-email', text: msg`Or by email: <mail>{email}</mail>` },
      ],
    },
    {
      id: 'stored',
      title: msg`What is stored, and why`,
      parts: [
        {
          kind: 'fact',
          term: msg`Your account`,
          text: msg`Your email address, a second address for notifications, your name and photo if you set them, and your language. Your password is stored only as a slow, salted hash that nobody can read back.`,
        },
        {
          kind: 'fact',
          only: 'google',
          term: msg`Signing in with Google`,
          text: msg`Your Google ID and email address, if you choose Google sign-in.`,
        },
        {
          kind: 'fact',
          term: msg`Your sessions`,
          text: msg`When each one started and was last used, and in which browser (“Firefox on Linux”), so you can end it. The token is stored only as a hash.`,
        },
        {
          kind: 'fact',
          term: msg`Your clips`,
          text: msg`The prompt, the settings, the clip and its receipt, so you can watch it, reuse it and check what it cost.`,
        },
        {
          kind: 'fact',
          term: msg`Your files`,
          text: msg`A re-encoded copy of the image or video you uploaded, without location, camera or other hidden data. Your original file is never shared.`,
        },
        {
          kind: 'fact',
          term: msg`Models that run elsewhere`,
          text: msg`The local preview engine runs on this server. If you choose another model, your prompt, your settings and the files you use for that clip are sent to the provider that runs it, under the provider’s own terms. Your name and email address aren’t sent.`,
        },
        {
          kind: 'fact',
          term: msg`Your own keys`,
          text: msg`If you add a key of your own, it’s stored encrypted, used only for your clips, and deleted when you remove it or close your account.`,
        },
        {
          kind: 'fact',
          term: msg`Your credits`,
          text: msg`Every credit transaction, with its number and reason, as in any ledger.`,
        },
        {
          kind: 'fact',
          term: msg`Security`,
          text: msg`Sign-ins, password changes and similar events. Network addresses and devices are stored only as keyed hashes: enough to count attempts and welcome credits, not enough to know where you are.`,
        },
        {
          kind: 'fact',
          term: msg`Emails and messages`,
          text: msg`Emails this server sends you, and messages you send from the contact page, so they can be delivered and answered. Emails about long clips are sent only if you turn them on in the Member Center, and each has an unsubscribe link.`,
        },
        {
          kind: 'fact',
          term: msg`The log`,
          text: msg`Which page or API call was requested, and the result. No addresses, no content, nothing you typed.`,
        },
      ],
    },
    {
      id: 'times',
      title: msg`How long we keep it`,
      parts: [
        {
          kind: 'fact',
          term: msg`Account, clips, files`,
          text: msg`Until you delete the account. A clip you remove leaves your list right away. Its file is deleted with the account.`,
        },
        {
          kind: 'fact',
          term: msg`Your original file`,
          text: msg`Until it’s been checked, or for one day if the upload isn’t finished.`,
        },
        {
          kind: 'fact',
          term: msg`Sessions`,
          text: msg`Sessions end after 7 days without use or 30 days at most, and are removed a day later.`,
        },
        { kind: 'fact', term: msg`Security events`, text: msg`180 days.` },
        {
          kind: 'fact',
          term: msg`Devices`,
          text: msg`Device hashes, including the one used to count welcome credits, are removed after 90 days.`,
        },
        { kind: 'fact', term: msg`Emails`, text: msg`30 days after sending.` },
        {
          kind: 'fact',
          term: msg`Codes and links in emails`,
          text: msg`Valid for minutes or up to a day, removed a day after that.`,
        },
        {
          kind: 'fact',
          term: msg`Credit records`,
          text: msg`Kept, because the books have to balance. Once an account is deleted, they no longer carry a name or address.`,
        },
      ],
    },
    {
      id: 'cookies',
      title: msg`Cookies and browser storage`,
      parts: [
        {
          kind: 'text',
          text: msg`The site needs all of these to work, and none of them follow you to other sites, so there’s no cookie banner. They last up to 30 days, your language choice a year. None are set while you just look around.`,
        },
        { kind: 'fact', term: msg`token`, text: msg`The session in use.` },
        { kind: 'fact', term: msg`userToken, kinora_user`, text: msg`The session of a member.` },
        { kind: 'fact', term: msg`touristToken`, text: msg`The session of a visitor without an account.` },
        {
          kind: 'fact',
          term: msg`kinora_binding`,
          text: msg`Ties a session to this browser, so a stolen token is useless. Its full name depends on the server’s address. Scripts can’t read it.`,
        },
        {
          kind: 'fact',
          only: 'google',
          term: msg`kinora_start`,
          text: msg`Remembers for ten minutes that a Google sign-in started in this browser.`,
        },
        {
          kind: 'fact',
          term: msg`murmur`,
          text: msg`A number computed from traits of your browser, such as its screen and language, and from your network address. It limits how often one device gets welcome credits. It’s never used to sign anyone in.`,
        },
        { kind: 'fact', term: msg`locale`, text: msg`The language you chose at the bottom of a page.` },
        {
          kind: 'fact',
          term: msg`site_initializing, from_user`,
          text: msg`A short tag from the link that first brought you here, if it had one. It’s stored with your purchases.`,
        },
        {
          kind: 'fact',
          term: msg`Browser storage`,
          text: msg`Who is signed in (userInfo), a request waiting for you to sign in (crateVideoData) and its images, your form settings and any unsent message. All of it stays in your browser. Signing out removes userInfo.`,
        },
      ],
    },
    {
      id: 'others',
      title: msg`Who we share data with`,
      parts: [
        {
          kind: 'text',
          text: msg`We don’t sell your data or share it for anyone else’s purposes. Clips made with the local preview engine are rendered on this server. The operator’s mail service sees the emails it delivers.`,
        },
        {
          kind: 'text',
          only: 'google',
          text: msg`If you sign in with Google, Google learns that you did so here and shares your Google ID and email address with this server. It doesn’t see what you make.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`If you buy a plan, the payment service named at checkout handles the payment. Card numbers never reach this server.`,
        },
      ],
    },
    {
      id: 'rights',
      title: msg`What you can do`,
      parts: [
        {
          kind: 'point',
          text: msg`View and correct: your name, photo, addresses and sessions are in the Member Center.`,
        },
        { kind: 'point', text: msg`Export: one file with everything in your account, from the Member Center.` },
        {
          kind: 'point',
          text: msg`Delete: your whole account and everything in it, in the Member Center. To remove a single file, <contact>contact us</contact>.`,
        },
        {
          kind: 'point',
          text: msg`Ask or object: on the <contact>contact page</contact>. You can also lodge a complaint with the data protection authority where you live.`,
        },
      ],
    },
    {
      id: 'deletion',
      title: msg`Deleting your account`,
      parts: [
        {
          kind: 'text',
          text: msg`Request it in the Member Center with your password. You have seven days to change your mind. Then clips in progress are stopped and their credits returned, and your addresses, name, photo, password, sessions, devices, clips and files are deleted. Only credit records stay, under a number that can’t be traced to you.`,
        },
      ],
    },
  ],
};
