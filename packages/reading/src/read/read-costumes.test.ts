import { describe, expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';
import { readCostumes } from './read-costumes.ts';

function worn(prompt: string, lexicon: Lexicon = ENGLISH): string[] {
  const words = splitWords(prompt, lexicon);
  return readCostumes(words, readCast(words, lexicon), lexicon).map(({ entry: { name, looks }, clothes = [] }) => {
    const pieces = clothes.filter(({ part }) => part === 'looks/costume');
    const told = pieces.map(({ start, end }) =>
      words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    );
    const cloth = looks.cloth && `cloth ${looks.cloth}`;
    return [name, looks.costume, looks.tint, cloth, ...told.map((text) => `"${text}"`)].filter(Boolean).join(' ');
  });
}

describe('what people wear', () => {
  it.each([
    ['a girl in a red dress', ['girl dress #d63a2f "in a red dress"']],
    ['a man in a suit and a woman in a blue coat', ['man suit "in a suit"', 'woman coat #3f7fd8 "in a blue coat"']],
    ['a boy wearing a straw hat, a fox', ['boy hat "wearing a straw hat"', 'fox']],
    ['a boy with a red hat', ['boy hat #d63a2f "with a red hat"']],
    ['a girl with a backpack', ['girl backpack "with a backpack"']],
    ['a boy dressed as a pirate', ['boy pirate "dressed as a pirate"']],
    ['a girl in a witch costume', ['girl witch "a witch costume"']],
    ['a boy and a pirate', ['boy', 'pirate pirate']],
    ['a girl beside a hat', ['girl']],
    ['a fox in a dress', ['fox dress "in a dress"']],
    ['a green cat in a red hat', ['cat hat #4c9a57 cloth #d63a2f "in a red hat"']],
    ['a frog with a crown', ['frog crown "with a crown"']],
    ['a frog in a coat', ['frog']],
    ['a dog dressed as a pirate', ['dog pirate "dressed as a pirate"']],
    ['a koala wearing a scarf', ['koala scarf "wearing a scarf"']],
    ['a boy with headphones', ['boy headphones "with headphones"']],
    ['two girls under a red umbrella', ['girl umbrella #d63a2f "under a red umbrella"']],
    ['a man in a chef hat', ['man chef "a chef hat"']],
    ['a cat in a chef hat', ['cat chef "a chef hat"']],
    ['a woman in armour', ['woman knight "in armour"']],
    ['a girl in a pink tutu', ['girl ballerina #ee86ad "in a pink tutu"']],
    ['a boy as a knight', ['boy knight "as a knight"']],
    ['a boy looks on as a knight comes', ['boy', 'knight knight']],
  ])('%s', (prompt, expected) => {
    expect(worn(prompt).map((text) => text.replace(/#3[0-9a-f]{5}/, '#3f7fd8'))).toEqual(expected);
  });

  it.each([
    ['ein Mädchen in einem roten Kleid', ['girl dress #d63a2f "in einem roten kleid"']],
    ['ein Mann mit Hut', ['man hat "mit hut"']],
    ['eine Frau in Rüstung', ['woman knight "in rüstung"']],
    ['ein Mädchen im Tutu', ['girl ballerina "im tutu"']],
    ['ein Koch und ein Mann mit Kochmütze', ['chef man chef', 'man chef "mit kochmütze"']],
    ['ein Junge verkleidet als Pirat', ['boy pirate "verkleidet als pirat"']],
    ['eine Katze mit rotem Hut', ['cat hat cloth #d63a2f "mit rotem hut"']],
  ])('%s', (prompt, expected) => {
    expect(worn(prompt, GERMAN)).toEqual(expected);
  });
});
