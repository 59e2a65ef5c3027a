// What somebody who is new here presses: home, the create page, effects, the pages of words, and the ways in.

const PROMPT = 'a paper boat on a storm at night';
export const PASSWORD = 'paper-boat-7';

const main = (page) => page.getByRole('main');
const menu = (page) => page.getByRole('navigation', { name: 'Main' });
/** A choice is pressed at what names it; its control itself lies hidden. */
export const choice = (page, name) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
/** The controls of a film show themselves while a mouse is over it. */
const stage = (page) => page.getByRole('region', { name: 'Live preview' });

export async function walkHome({ page, ...hand }) {
  hand.at('home');
  await hand.press('prompt field', main(page).getByRole('textbox', { name: 'Prompt' }));
  await hand.type('typing a prompt', PROMPT);
  await hand.press('pause or play', stage(page).getByRole('button', { name: /^(Pause|Play)$/ }));
  await hand.press('a prompt to try', page.getByRole('button', { name: /^A rocket flies/ }));
  await hand.press('open the prices', menu(page).getByRole('button', { name: 'Upgrade Now' }));
  await hand.key('Escape, prices', 'Escape');
  await hand.press('open the login dialog', page.getByRole('banner').getByRole('button', { name: 'Log in' }));
  await hand.key('Escape, login dialog', 'Escape');
  for (let stop = 0; stop < 4; stop += 1) await hand.key('Tab', 'Tab');
  await hand.scroll(900);
  await hand.press('a section of inspiration', page.getByRole('heading', { name: 'Inspiration' }));
  await hand.press('to Text to Video', main(page).getByRole('link', { name: /^All settings/ }));
}

async function pressChoices({ page, ...hand }) {
  for (const name of ['9:16', '1:1', '16:9']) await hand.press(`shape ${name}`, choice(page, name));
  for (const name of [/^8 s/, /^3 s/]) await hand.press(`length ${name.source.slice(1)}`, choice(page, name));
  for (const name of ['1080p', '360p']) await hand.press(`resolution ${name}`, choice(page, name));
  for (const name of ['Neon', 'Ink', 'Clay', 'Storybook']) await hand.press(`style ${name}`, choice(page, name));
  await hand.key('next style by arrow', 'ArrowRight');
  await hand.press('more settings', page.getByText('More settings'));
  await hand.press('2 clips at once', choice(page, '2').last());
  await hand.press('1 clip at once', choice(page, '1').last());
  await hand.press('another seed', page.getByRole('button', { name: 'New seed' }));
  await hand.press('keep this seed', page.locator('label').filter({ has: page.getByRole('checkbox') }));
}

export async function walkCreate({ page, ...hand }) {
  hand.at('text-to-video');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await hand.press('prompt field', prompt);
  await hand.key('select all', 'Control+a');
  await hand.type('typing a prompt', 'two foxes run through a snowy forest at dawn');
  await hand.press('the other models', page.getByRole('button', { name: /more, not available here$/ }));
  for (const model of ['Veo 3.1', 'Hailuo 02', 'Sora 2']) {
    await hand.press(`model ${model}`, page.getByRole('button', { name: new RegExp(`^${model}`) }));
  }
  await hand.press('use the local engine', main(page).getByRole('button', { name: /^Use / }));
  await pressChoices({ page, ...hand });
  await stage(page).hover();
  await hand.press('pause or play', stage(page).getByRole('button', { name: /^(Pause|Play)$/ }));
  await hand.press('another seed at the stage', page.getByRole('button', { name: 'Try another variation' }));
  await hand.drag('drag the position', page.getByRole('slider', { name: 'Position' }), 0.3);
  await hand.key('one frame on by arrow', 'ArrowRight');
  await hand.press('create, as a guest', page.getByRole('button', { name: /^(Create|Log in to create)/ }));
  await hand.key('Escape, login dialog', 'Escape');
}

export async function walkEffects({ page, ...hand }) {
  hand.at('navigation');
  await hand.press('to Video Effects', menu(page).getByRole('link', { name: 'Video Effects' }));
  hand.at('effects');
  await hand.press('search field', page.getByRole('searchbox', { name: 'Search effects' }));
  await hand.type('typing a search', 'dance');
  await hand.key('select all', 'Control+a');
  await hand.key('delete the search', 'Backspace');
  for (const kind of ['Dance', 'Style', 'Pets', 'All']) {
    await hand.press(`kind ${kind}`, page.getByRole('button', { name: kind, exact: true }));
  }
  await hand.scroll(1500);
  await hand.scroll(-1500);
  await hand.press('open an effect', page.getByRole('link', { name: /^Disco fever/ }));
  hand.at('effect');
  await hand.drag('drag before and after', page.getByRole('slider', { name: /^Compare/ }), 0.2);
  await hand.drag('drag the amount', page.getByRole('slider', { name: 'Amount' }), -0.3);
  await hand.key('amount by arrow', 'ArrowLeft');
  await hand.press('shape 1:1', choice(page, '1:1'));
  await hand.press('length 10 s', choice(page, /^10 s/));
  await hand.press('resolution 360p', choice(page, '360p'));
  await stage(page).hover();
  await hand.press('pause or play', stage(page).getByRole('button', { name: /^(Pause|Play)$/ }));
  await hand.press('create without a picture', page.getByRole('button', { name: /^Add an image/ }));
  await hand.press('another effect', page.getByRole('link', { name: /^Carousel/ }));
}

export async function walkWords({ page, ...hand }) {
  const footer = page.getByRole('contentinfo');
  hand.at('navigation');
  await hand.press('to Terms', footer.getByRole('link', { name: 'Terms' }));
  hand.at('terms');
  await hand.press('an anchor', main(page).getByRole('link', { name: 'How it ends' }));
  hand.at('navigation');
  await hand.press('to Privacy', footer.getByRole('link', { name: 'Privacy' }));
  await hand.press('to Contact', menu(page).getByRole('link', { name: 'Contact US' }));
  hand.at('contact');
  await hand.press('topic Credits', choice(page, 'Credits'));
  await hand.press('e-mail field', page.getByRole('textbox', { name: 'Your email address' }));
  await hand.type('typing an e-mail', 'mira@example.com');
  await hand.press('message field', page.getByRole('textbox', { name: 'Message' }));
  await hand.type('typing a message', 'My clip came twice');
  hand.at('navigation');
  await hand.press('to the team', main(page).getByRole('link', { name: 'what helps' }));
  await hand.press('to Home', menu(page).getByRole('link', { name: 'Home' }));
  await hand.press('to Text to Video, by the menu', menu(page).getByRole('link', { name: /^Text to Video/ }));
}

/** Signs up; the page is reloaded. */
export async function walkSignUp({ page, ...hand }, email) {
  hand.at('login dialog');
  const dialog = page.getByRole('dialog');
  await hand.press('open', page.getByRole('banner').getByRole('button', { name: 'Log in' }));
  await hand.press('to sign-up', dialog.getByRole('button', { name: 'Create an account' }));
  await hand.press('e-mail field', dialog.getByLabel('Email'));
  await hand.type('typing an e-mail', email);
  await hand.key('Tab', 'Tab');
  await hand.type('typing a password', PASSWORD);
  await hand.press('show the password', dialog.getByRole('button', { name: 'Show password' }));
  await hand.pressAndLoad(dialog.getByRole('button', { name: 'Create account' }));
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
}

/** On a phone: the menu, the same dialogs as sheets, and the form. */
export async function walkPhone({ page, ...hand }) {
  const phoneMenu = page.getByRole('navigation', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  hand.at('phone');
  await hand.press('open the menu', opener);
  await hand.key('Escape, menu', 'Escape');
  await hand.press('open the menu', opener);
  await hand.press('open the prices', phoneMenu.getByRole('button', { name: 'Upgrade Now' }));
  await hand.press('tab Yearly', page.getByRole('tab', { name: /Yearly/ }));
  await hand.press('close the prices', page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await hand.press('prompt field', page.getByRole('textbox', { name: 'Prompt' }));
  await hand.type('typing a prompt', 'a fox in the snow');
  await hand.press('open the menu', opener);
  await hand.press('to Video Effects', phoneMenu.getByRole('link', { name: /Video Effects/ }));
  await hand.press('kind Style', page.getByRole('button', { name: 'Style', exact: true }));
  await hand.press('open the menu', opener);
  await hand.press('to Text to Video', phoneMenu.getByRole('link', { name: /Text to Video/ }));
  await hand.press('style Ink', choice(page, 'Ink'));
  await hand.press('create, as a guest', page.getByRole('button', { name: /^(Create|Log in to create)/ }));
  await hand.press('close the login dialog', page.getByRole('dialog').getByRole('button', { name: 'Close' }));
}
