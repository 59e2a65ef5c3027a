// The list of things is what the lists of tooling/pictures make of the set.
import { sortSet } from '../pictures/emoji-set.mjs';
import { writeList } from '../pictures/list-things.mjs';

const LIST = 'packages/subjects/src/catalogue/things.gen.ts';

/** One line for each mistake in the lists, and one where what they make was not written. */
export function checkThings({ read }, { things, breaches } = sortSet()) {
  const said = breaches.map((breach) => `tooling/pictures: ${breach}`);
  return read(LIST) === writeList(things) ? said : [...said, `${LIST}: is not as npm run pictures writes it`];
}
