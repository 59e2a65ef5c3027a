import { describe, expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';
import { readRelations } from './read-relations.ts';

function relations(prompt: string, lexicon: Lexicon = ENGLISH): string[] {
  const words = splitWords(prompt, lexicon);
  const cast = readCast(words, lexicon);
  return readRelations(words, cast, lexicon).flatMap((reading, index) =>
    reading ? [`${cast[index]?.name} ${reading.relation.kind} ${cast[reading.relation.to]?.name}`] : [],
  );
}

describe('how subjects stand to each other', () => {
  it.each([
    ['a cat on a red car', ['cat on car']],
    ['a cat on top of an elephant', ['cat on elephant']],
    ['a fox next to two old robots', ['fox beside robot']],
    ['a dog chasing a rabbit through the snow', ['dog chasing rabbit']],
    ['a person on a horse', ['person riding horse']],
    ['a person riding a dragon, a dog behind a cow', ['person riding dragon', 'dog behind cow']],
    ['a fox in a forest, a cat', []],
    ['a fox on a hill and a cat', []],
    ['a fox and a cat', []],
    ['a car driving past a fox', []],
    ['a woman driving a motorcycle', ['woman riding motorcycle']],
    ['a boy with a red balloon', ['boy holding balloon']],
    ['a girl with a kite', ['girl holding kite']],
    ['a woman with a bouquet', ['woman holding bouquet']],
    ['a fox with a bouquet', ['fox beside bouquet']],
    ['a doctor in a hospital', ['doctor beside hospital']],
    ['a kitten in a basket', ['cat in basket']],
    ['a frog looking out of a teapot', ['frog in teapot']],
    ['a dog in a canoe', ['dog in canoe']],
    ['a penguin inside a cup', ['penguin in mug']],
    ['a balloon above a house', ['balloon over house']],
    ['a sheep between two wolves', ['sheep between wolf']],
    ['a sheep between a wolf', ['sheep beside wolf']],
    ['four friends around a table', ['person around table']],
    ['a dog around a table', ['dog beside table']],
    ['a bat hanging from a branch', ['bat hanging branch']],
    ['a bicycle leaning against a wall', ['bicycle leaning brick wall']],
    ['two apples and a banana on a plate', ['apple on plate', 'banana on plate']],
    ['an apple, a banana on a plate', ['banana on plate']],
    ['a woman with a cup', ['woman holding mug']],
    ['a cake with a cherry on top', ['cherry on cake']],
    ['a cake with a cherry, on top', ['cake beside cherry']],
  ])('%s', (prompt, expected) => {
    expect(relations(prompt)).toEqual(expected);
  });

  it.each([
    ['eine Katze auf einem roten Auto', ['cat on car']],
    ['ein Hund jagt einen Hasen', ['dog chasing rabbit']],
    ['ein Fuchs neben einem Roboter', ['fox beside robot']],
    ['ein Auto fährt zum Haus', []],
    ['Mädchen fährt Fahrrad', ['girl riding bicycle']],
    ['ein Junge fährt mit dem Fahrrad', ['boy riding bicycle']],
    ['ein Hund in einem Karton', ['dog in box']],
    ['eine Fledermaus hängt an einem Ast', ['bat hanging branch']],
    ['ein Ballon über einem Haus', ['balloon over house']],
    ['ein Schaf zwischen zwei Wölfen', ['sheep between wolf']],
  ])('%s', (prompt, expected) => {
    expect(relations(prompt, GERMAN)).toEqual(expected);
  });
});
