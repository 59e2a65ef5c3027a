// Which place a prompt lands in, and whether its words name one.
import { chooseLexicon } from '../../packages/reading/src/lexicon/choose-lexicon.ts';
import { splitPrompt } from '../../packages/reading/src/lexicon/split-prompt.ts';
import { chooseRule } from '../../packages/reading/src/lexicon/words.ts';

/** Places that look like stock where nobody names them. */
const STOCK = ['abstract', 'valley', 'room'];

/** Where a prompt lands; `plan` is that of its first shot, and `named` is told of the words of this shot. */
export function placeOf({ id, prompt }, plan) {
  const lexicon = chooseLexicon(plan.prompt);
  const named = chooseRule(splitPrompt(plan.prompt, lexicon), lexicon.places) !== null;
  return { id, set: plan.set, named, stock: !named && STOCK.includes(plan.set), prompt: prompt.slice(0, 60) };
}

/** Prints a line for each prompt, and how many land in a stock place that nobody named. */
export function printPlaces(places) {
  for (const { id, set, named, stock, prompt } of places) {
    console.log(`${id} -> ${set.padEnd(10)} ${named ? 'named' : 'not named'}${stock ? ', stock' : ''}  ${prompt}`);
  }
  const stock = places.filter((place) => place.stock).length;
  console.log(`${stock} of ${places.length} in ${STOCK.join(', ')} without a word for it`);
}
