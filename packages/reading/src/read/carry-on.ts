import { chooseRule } from '../lexicon/words.ts';
import { readActions } from './read-actions.ts';
import type { DeedReading } from './read-deeds.ts';
import type { Setting, Tone } from './read-setting.ts';
import type { ToldFeeling } from './read-telling.ts';
import type { Reading } from './reading.ts';
import { saidOfDoing } from './shows-doing.ts';

function namesPlace({ scene, lexicon, setting }: Reading): boolean {
  return setting.namesSite || setting.fixture !== null || chooseRule(scene, lexicon.places) !== null;
}

/** A pronoun, or nobody at all in the place of the shot before, means those who were there. */
function keepsCast({ words, cast, lexicon }: Reading, samePlace: boolean): boolean {
  const pronoun = words.some(({ text }) => lexicon.pronouns.includes(text));
  return cast.length === 0 && (samePlace || pronoun);
}

/** Those of the shot before, where the pronoun stands for them; they do what is said of it, else what they did. */
function goOn({ scene, lexicon }: Reading, cast: readonly DeedReading[]): DeedReading[] {
  const pronoun = scene.findIndex(({ text }) => lexicon.pronouns.includes(text));
  const at = Math.max(0, pronoun);
  const meant = cast.map((one) => ({ ...one, span: { start: at, end: at } }));
  const actions = readActions(scene, meant, lexicon);
  return meant.map((one, index) => {
    const doing = actions[index];
    const { action } = doing ?? one.entry;
    return { ...one, entry: { ...one.entry, action }, deeds: saidOfDoing(one, doing) };
  });
}

/** The weather goes on; another place at another hour has its own. */
function weatherOf(reading: Reading, before: Reading): Setting['weather'] {
  const { times, weathers } = reading.lexicon.conditions;
  const isNamed = chooseRule(reading.words, weathers) !== null;
  const isElsewhere = namesPlace(reading) && chooseRule(reading.words, times) !== null;
  return (isNamed || isElsewhere ? reading : before).setting.weather;
}

/** A feeling lasts for as long as the place does. */
const toneOf = (reading: Reading, before: Reading): Tone =>
  !namesPlace(reading) && !reading.tone.mood ? before.tone : reading.tone;

/** A feeling that is all the words say, and goes on for as long as they name neither a place nor somebody. */
const toldOf = (reading: Reading, before: Reading): ToldFeeling | null =>
  namesPlace(reading) || reading.cast.length > 0 || before.cast.length > 0 ? null : (reading.told ?? before.told);

/** The place of the shot before, where none is named; its hour and weather go on as well. */
function settingOf(reading: Reading, before: Reading): Setting {
  const { words, lexicon, setting } = reading;
  const { set, site, fixture } = namesPlace(reading) ? setting : before.setting;
  return {
    ...setting,
    set,
    site,
    fixture,
    time: chooseRule(words, lexicon.conditions.times) ? setting.time : before.setting.time,
    weather: weatherOf(reading, before),
  };
}

/** A shot goes on from the one before: what it does not name stays as it was. */
export function carryOn(reading: Reading, before: Reading): Reading {
  const { words, lexicon } = reading;
  const { seasons } = lexicon.conditions;
  const samePlace = !namesPlace(reading);
  return {
    ...reading,
    cast: keepsCast(reading, samePlace) ? goOn(reading, before.cast) : reading.cast,
    setting: settingOf(reading, before),
    season: chooseRule(words, seasons) ? reading.season : before.season,
    namesHour: reading.namesHour || before.namesHour,
    slope: reading.slope ?? (samePlace ? before.slope : null),
    iceberg: reading.iceberg || (samePlace && before.iceberg),
    tone: toneOf(reading, before),
    grade: reading.grade ?? before.grade,
    told: toldOf(reading, before),
    composition: samePlace ? before.composition : reading.composition,
  };
}
