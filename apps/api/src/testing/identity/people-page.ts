import type { Person } from './people.data.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
form { display: grid; gap: .5rem; margin-block: 1rem; }
button, input { font: inherit; padding: .6rem .8rem; border-radius: .5rem; border: 1px solid; background: none; color: inherit; }
button { text-align: start; cursor: pointer; }
small { display: block; opacity: .75; }
.note { border-inline-start: 4px solid #c77d00; padding-inline-start: .8rem; }
label { display: flex; gap: .5rem; align-items: center; }
label.wide { display: grid; }
`;

const personButton = ({ subject, name, email }: Person) =>
  `<button name="person" value="${escaped(subject)}"><bdi>${escaped(name)}</bdi><small><bdi>${escaped(email)}</bdi></small></button>`;

/** The page where one chooses who to be; it says that it is for development. */
export function peoplePage(action: string, people: readonly Person[]): string {
  const form = (content: string) => `<form method="post" action="${escaped(action)}">${content}</form>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Choose an account - for development</title>
<style>${STYLE}</style>
<main>
<h1>Choose an account</h1>
<p class="note">This page stands in for Google while you develop. It runs on your machine and believes everybody.</p>
${form(people.map(personButton).join('\n'))}
<h2>Somebody else</h2>
${form(`<label class="wide">E-mail address <input name="email" type="email" required maxlength="100"></label>
<label><input name="verified" type="checkbox" checked> The address is verified</label>
<button>Continue</button>`)}
${form('<button name="cancel" value="yes">Cancel</button>')}
</main>
</html>
`;
}
