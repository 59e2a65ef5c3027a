import { msg } from '@lingui/core/macro';

import type { LegalDocument } from './legal-document.ts';

/** What is known of people, why, and for how long. `docs/architecture.md` has the same times. */
export const PRIVACY: LegalDocument = {
  title: msg`Privacy`,
  description: msg`What this server knows about you, why, for how long, and how you take it with you or have it removed.`,
  lede: msg`What this server knows about you, why it does, and how you get rid of it.`,
  changed: '2026-11-22',
  sections: [
    {
      id: 'short',
      title: msg`In short`,
      parts: [
        { kind: 'point', text: msg`No advertising, no tracking, no statistics of visitors.` },
        {
          kind: 'point',
          text: msg`The pages load nothing from anybody else: scripts, pictures and fonts come from this server.`,
        },
        {
          kind: 'point',
          text: msg`What you upload and what you make is private. Nobody sees it without your account, and it trains nothing.`,
        },
        { kind: 'point', text: msg`You can download everything, and delete everything, yourself.` },
      ],
    },
    {
      id: 'who',
      title: msg`Who is responsible`,
      parts: [
        { kind: 'text', text: msg`This server is run by {operator}, who answers for what happens to your data here.` },
        { kind: 'text', only: 'address', text: msg`Postal address: {address}` },
        {
          kind: 'text',
          only: 'no-address',
          text: msg`There is no postal address on this page. Ask for one on the <contact>contact page</contact> if you need it.`,
        },
        { kind: 'text', text: msg`Questions about your data: <contact>write to us</contact>.` },
        { kind: 'text', only: 'support-email', text: msg`Or by e-mail: <mail>{email}</mail>` },
      ],
    },
    {
      id: 'stored',
      title: msg`What is stored, and why`,
      parts: [
        {
          kind: 'fact',
          term: msg`Your account`,
          text: msg`E-mail address, a second address for notifications, name and picture where you set them, language. Your password only as a slow, salted hash: nobody can read it back.`,
        },
        {
          kind: 'fact',
          only: 'google',
          term: msg`Signing in with Google`,
          text: msg`Google’s number for you and the e-mail address there, once you choose that way in.`,
        },
        {
          kind: 'fact',
          term: msg`Your sessions`,
          text: msg`When each began and was last used, and which browser it is (“Firefox on Linux”), so that you can end it. The token only as a hash.`,
        },
        {
          kind: 'fact',
          term: msg`Your clips`,
          text: msg`What you asked for, the settings, the clip and its receipt, so that you can watch it, repeat it and check the price.`,
        },
        {
          kind: 'fact',
          term: msg`Your files`,
          text: msg`A copy that is made anew from the picture or film you sent, without place, camera and other hidden data. The file as you sent it is never handed out.`,
        },
        {
          kind: 'fact',
          term: msg`Your credits`,
          text: msg`Every movement of credits, with its number and its reason, as in any bookkeeping.`,
        },
        {
          kind: 'fact',
          term: msg`Safety`,
          text: msg`Sign-ins, changed passwords and the like. Network addresses and devices only as keyed hashes: enough to count attempts and start credits, too little to know where you are.`,
        },
        {
          kind: 'fact',
          term: msg`Mails and messages`,
          text: msg`What this server mails to you, and what you write on the contact page, so that it can be sent and answered. That clips which took long are ready is mailed only if you ask for it in the Member Center, and each of these mails has a link that stops them.`,
        },
        {
          kind: 'fact',
          term: msg`The log`,
          text: msg`Which page or call was asked for and how it ended. No addresses, no texts, nothing that was typed.`,
        },
      ],
    },
    {
      id: 'times',
      title: msg`For how long`,
      parts: [
        {
          kind: 'fact',
          term: msg`Account, clips, files`,
          text: msg`Until you delete the account. A clip that you remove leaves your list at once; its file goes with the account.`,
        },
        {
          kind: 'fact',
          term: msg`A file as you sent it`,
          text: msg`Until it was looked at; a day if you never finish sending it.`,
        },
        {
          kind: 'fact',
          term: msg`Sessions`,
          text: msg`They end after 7 days without use and after 30 days at the latest, and are removed a day later.`,
        },
        { kind: 'fact', term: msg`What happened to the account`, text: msg`180 days.` },
        {
          kind: 'fact',
          term: msg`Devices`,
          text: msg`The hash of a device is removed after 90 days, and so is the one that start credits were counted with.`,
        },
        { kind: 'fact', term: msg`Email notifications`, text: msg`30 days after they were sent.` },
        {
          kind: 'fact',
          term: msg`Codes and links in mails`,
          text: msg`Useless after minutes or a day, removed a day after that.`,
        },
        {
          kind: 'fact',
          term: msg`Bookkeeping of credits`,
          text: msg`It stays, because books must add up. After an account is deleted no name and no address belongs to it.`,
        },
      ],
    },
    {
      id: 'cookies',
      title: msg`Cookies and what your browser keeps`,
      parts: [
        {
          kind: 'text',
          text: msg`All of these make the site work; none follows you to other sites. That is why there is no banner to click away. Each lasts 30 days at most, the choice of a language a year. None is set while you only read.`,
        },
        { kind: 'fact', term: msg`token`, text: msg`The session in use.` },
        { kind: 'fact', term: msg`userToken, kinora_user`, text: msg`The session of a member.` },
        { kind: 'fact', term: msg`touristToken`, text: msg`The session of a visitor without an account.` },
        {
          kind: 'fact',
          term: msg`kinora_binding`,
          text: msg`Ties a session to this browser, so that a stolen token is worth nothing. Its full name depends on the server’s address. Scripts cannot read it.`,
        },
        {
          kind: 'fact',
          only: 'google',
          term: msg`kinora_start`,
          text: msg`Remembers for ten minutes that a sign-in with Google began in this browser.`,
        },
        {
          kind: 'fact',
          term: msg`murmur`,
          text: msg`A number that is computed in your browser from its traits, such as screen and language, and from its network address. It limits how often one device gets start credits, and is never a way to sign anybody in.`,
        },
        { kind: 'fact', term: msg`locale`, text: msg`The language that you chose in the foot of a page.` },
        {
          kind: 'fact',
          term: msg`site_initializing, from_user`,
          text: msg`A short word of the link that first brought you here, where it had one. It is kept with what you buy.`,
        },
        {
          kind: 'fact',
          term: msg`Storage of the browser`,
          text: msg`Who is signed in, as last seen (userInfo), an order that waits for your sign-in (crateVideoData) with its pictures, the form as you left it, a message that is not sent yet. It stays in your browser; signing out removes who you are.`,
        },
      ],
    },
    {
      id: 'others',
      title: msg`Who else gets anything`,
      parts: [
        {
          kind: 'text',
          text: msg`Your data is not sold and not given to anybody for purposes of their own. Clips of the local preview engine are drawn on this server. The operator’s mail service sees the mails it delivers.`,
        },
        {
          kind: 'text',
          only: 'google',
          text: msg`If you sign in with Google, Google learns that you did so here, and tells this server your number and e-mail address there. What you make stays unknown to it.`,
        },
        {
          kind: 'text',
          only: 'checkout',
          text: msg`If you buy a plan, the payment service named at the checkout handles the payment. Card numbers never reach this server.`,
        },
      ],
    },
    {
      id: 'rights',
      title: msg`What you can do`,
      parts: [
        {
          kind: 'point',
          text: msg`See and correct: name, picture, addresses and sessions stand in the Member Center.`,
        },
        { kind: 'point', text: msg`Take along: one file with all that your account holds, from the Member Center.` },
        {
          kind: 'point',
          text: msg`Remove: the whole account with all that belongs to it, from the Member Center. If only one file has to go, <contact>write to us</contact>.`,
        },
        {
          kind: 'point',
          text: msg`Ask or object: on the <contact>contact page</contact>. You may also complain to the data protection authority where you live.`,
        },
      ],
    },
    {
      id: 'deletion',
      title: msg`Deleting your account`,
      parts: [
        {
          kind: 'text',
          text: msg`You ask for it in the Member Center with your password. For seven days you can change your mind. Then clips that are still being made are stopped and their credits returned; your addresses, name, picture, password, sessions, devices, clips and files are removed. What stays is the bookkeeping, under a number that leads to nobody.`,
        },
      ],
    },
  ],
};
