// What a member presses: a clip and what one does with it, prices, the checkout, the own account, and the way out and back.
import { setTimeout as pause } from 'node:timers/promises';

import { choice, PASSWORD } from './guest-walk.mjs';

const CODE = /\b[2-9A-HJKMNP-Z]{6}\b/;
const NEW_PASSWORD = 'lighthouse-9';

const banner = (page) => page.getByRole('banner');
const dialog = (page) => page.getByRole('dialog');
const prices = (page) => page.getByRole('dialog', { name: 'Upgrade to get more credits' });

export async function walkClip({ page, ...hand }) {
  hand.at('text-to-video, member');
  await hand.press('prompt field', page.getByRole('textbox', { name: 'Prompt' }));
  await hand.key('select all', 'Control+a');
  await hand.type('typing a prompt', 'a paper boat');
  await hand.press('length 3 s', choice(page, /^3 s/));
  await hand.press('resolution 360p', choice(page, '360p'));
  await hand.press('create', page.getByRole('button', { name: /^Create/ }));
  await hand.press('prompt field', page.getByRole('textbox', { name: 'Prompt' }));
  await hand.type('typing while it is made', 'a red boat');
  await hand.press('style Ink while it is made', choice(page, 'Ink'));
  const clip = page.getByRole('article').last();
  await clip.getByText('8 charged').waitFor({ timeout: 120_000 });
  await hand.press('play', clip.getByRole('button', { name: /^(Play|On the stage)/ }));
  await hand.press('use settings', clip.getByRole('button', { name: 'Reuse settings' }));
  await hand.press('create another', page.getByRole('button', { name: /^Create/ }));
  await hand.press('account menu', page.getByRole('button', { name: 'Account menu' }));
  await hand.key('down in the menu', 'ArrowDown');
  await hand.key('Escape, menu', 'Escape');
  // What comes next is pressed on a machine that renders nothing: a member's own is not the server.
  await page.getByText('8 charged').nth(1).waitFor({ timeout: 120_000 });
  await hand.press('remove', clip.getByRole('button', { name: 'Remove' }));
}

/** The prices, and the page of the checkout that a plan opens. */
export async function walkPrices({ page, ...hand }) {
  hand.at('prices');
  await hand.press('open', banner(page).getByRole('button', { name: 'Upgrade Now' }));
  await hand.press('tab Yearly', prices(page).getByRole('tab', { name: /Yearly/ }));
  await hand.key('tab Monthly by arrow', 'ArrowRight');
  await hand.key('Tab', 'Tab');
  await hand.press('everything in Basic', prices(page).getByText('Everything in Basic', { exact: true }));
  await hand.press('close', prices(page).getByRole('button', { name: 'Close' }));
  await hand.press('open again', banner(page).getByRole('button', { name: 'Upgrade Now' }));
  const opened = page.context().waitForEvent('page');
  await hand.press('choose Basic', prices(page).getByRole('button', { name: /^Buy Now with Discount Basic/ }));
  const checkout = await opened;
  await hand.key('Escape', 'Escape');
  return checkout;
}

/** On a phone, where the plans lie side by side and are moved. */
export async function walkPlans({ page, ...hand }) {
  hand.at('prices, phone');
  await hand.press('open the menu', page.getByRole('button', { name: 'Menu', exact: true }));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await hand.press('open', menu.getByRole('button', { name: 'Upgrade Now' }));
  for (const name of ['Previous plan', 'Next plan', 'Basic', 'Pro']) {
    const button = prices(page).getByRole('button', { name, exact: true });
    if (await button.isEnabled()) await hand.press(name, button);
  }
  await hand.drag('drag the plans', prices(page).getByRole('region', { name: 'Plans' }), -0.4);
  await hand.press('tab Yearly', prices(page).getByRole('tab', { name: /Yearly/ }));
  await hand.press('close', prices(page).getByRole('button', { name: 'Close' }));
}

export async function walkCheckout({ page, ...hand }) {
  hand.at('checkout');
  await hand.press('decline', page.getByRole('button', { name: 'Decline' }));
  await hand.press('try again', page.getByRole('link', { name: 'Try again' }));
  await hand.press('pay', page.getByRole('button', { name: 'Pay', exact: true }));
  await page.getByText('500 credits are on your balance.').waitFor();
  hand.at('navigation');
  await hand.press('to the member center', page.getByRole('link', { name: 'See your plan and credits' }));
}

const DIALOGS = ['Cancel plan', 'Upgrade to Pro', 'Change email', 'Set a notification email', 'Change password'];

export async function walkAccount({ page, ...hand }) {
  hand.at('member center');
  const history = page.getByRole('region', { name: 'Credit history' });
  await history.getByRole('row').nth(1).waitFor();
  for (const name of ['Spent', 'Added', 'All']) await hand.press(`filter ${name}`, choice(page, name));
  await history.getByRole('combobox').focus();
  await hand.key('another time by arrow', 'ArrowDown');
  await hand.press('a receipt', history.getByRole('button', { name: 'Receipt' }));
  await hand.press('close the receipt', history.getByRole('button', { name: 'Receipt' }));
  for (const name of [...DIALOGS, 'Delete my account']) {
    await hand.press(`open: ${name}`, page.getByRole('main').getByRole('button', { name, exact: true }));
    await dialog(page).waitFor();
    await hand.key(`Escape: ${name}`, 'Escape');
  }
  await hand.press('name field', page.getByLabel('Name', { exact: true }));
  await hand.type('typing a name', 'Ada Lovelace');
  await hand.press('save the name', page.getByRole('button', { name: 'Save' }));
  await hand.press('export', page.getByRole('button', { name: 'Export my data' }));
}

const codeFor = async (url, email) => {
  for (;;) {
    const mails = await (await fetch(`${url}/dev/mail.json`)).json();
    const code = mails.flatMap(({ to, text }) => (to === email ? (CODE.exec(text) ?? []) : [])).at(0);
    if (code !== undefined) return code;
    await pause(200);
  }
};

/** Out, and in again with a password that the code of a mail has set. */
export async function walkRecovery({ page, ...hand }, { url, email }) {
  hand.at('account menu');
  await hand.press('open', page.getByRole('button', { name: 'Account menu' }));
  await hand.pressAndLoad(page.getByRole('menuitem', { name: 'Logout' }));
  hand.at('recovery');
  await hand.press('open the login dialog', banner(page).getByRole('button', { name: 'Log in' }));
  await hand.press('e-mail field', dialog(page).getByLabel('Email'));
  await hand.type('typing an e-mail', email);
  await hand.press('forgot your password', dialog(page).getByRole('button', { name: 'Forgot your password?' }));
  await hand.press('next', dialog(page).getByRole('button', { name: 'Next' }));
  const code = await codeFor(url, email);
  await hand.press('code field', dialog(page).getByRole('textbox', { name: 'Code', exact: true }));
  await hand.type('typing the code', code);
  await hand.press('next, after the code', dialog(page).getByRole('button', { name: 'Next' }));
  await hand.press('password field', dialog(page).getByLabel('New password', { exact: true }));
  await hand.type('typing a password', NEW_PASSWORD);
  await hand.press('second password field', dialog(page).getByLabel('Confirm new password'));
  await hand.type('typing it again', NEW_PASSWORD);
  await hand.key('Enter, set the password', 'Enter');
  await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
  await hand.press('password field of the login', dialog(page).getByLabel('Password', { exact: true }));
  await hand.type('typing a wrong password', PASSWORD);
  await hand.key('Enter, refused', 'Enter');
}
