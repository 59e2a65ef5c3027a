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
  ])('%s', (prompt, expected) => {
    expect(relations(prompt, GERMAN)).toEqual(expected);
  });
});
