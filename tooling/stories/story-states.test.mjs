import { describe, expect, it } from 'vitest';

import { plantPackages } from '../checks/testing/plant.mjs';
import { isScreen, viewsOf } from './story-states.mjs';

/** The states of one page whose stories are called so; a story may be given something. */
function statesOf(...stories) {
  const text = stories.map((story) => `export const ${story.includes('=') ? story : `${story}: Story = {}`};`);
  const files = { 'src/shelf/shelf-page.stories.tsx': text.join('\n\n') };
  const [{ states }] = viewsOf(plantPackages({ library: { rank: 5, files } }));
  return Object.fromEntries(Object.entries(states).filter(([, names]) => names.length > 0));
}

describe('a story shows a state', () => {
  it.each([
    ['loading', 'Loading'],
    ['loading', 'WaitsForTheModels'],
    ['loading', 'SendsOnceWhileInFlight'],
    ['loading', 'BeforeTheBalanceIsKnown'],
    ['loading', 'TheNewestOnItsWay'],
    ['empty', 'Empty'],
    ['empty', 'NothingOnItsWay'],
    ['empty', 'NoneYet'],
    ['empty', 'WithoutAPicture'],
    ['error', 'SaysWhyItIsNotThere'],
    ['error', 'TheRestDidNotCome'],
    ['error', 'TooManyMessages'],
    ['error', 'TookTooLong'],
    ['error', 'GoneButKeptHere'],
    ['long', 'LongNames'],
    ['long', 'TwelveVideos'],
    ['long', 'EverythingPending'],
    ['guest', 'AGuestWrites'],
  ])('%s by its name: %s', (state, name) => {
    expect(statesOf(name)).toEqual({ [state]: [name] });
  });

  it('on a phone or in Arabic by what it is given', () => {
    expect(statesOf('Whole: Story = { ...onPhone }')).toEqual({ phone: ['Whole'] });
    expect(statesOf(`Whole: Story = { globals: { viewport: { value: 'phone' } } }`)).toEqual({ phone: ['Whole'] });
    expect(statesOf(`Whole: Story = { globals: { locale: 'ar' } }`)).toEqual({ 'right to left': ['Whole'] });
  });

  it('of several at once', () => {
    expect(statesOf('FailedOnAPhone', 'LongTextOnAPhone')).toEqual({
      error: ['FailedOnAPhone'],
      long: ['LongTextOnAPhone'],
      phone: ['FailedOnAPhone', 'LongTextOnAPhone'],
    });
  });
});

describe('a story shows no state', () => {
  it.each([
    'NoMoreThanFour',
    'ThePauseOutlivesAReload',
    'AsksBeforeTheFormIsReplaced',
    'OpenedBySavingAProject',
    'Running',
    'NothingLost',
    'WithoutAPasswordTheWordIsEnough',
    'TakesBackWhatWasThrownAway',
    'SaysWhatIsTaken',
    'OfNoFailure',
    'SaysWhyThereAreNoStartCredits',
    'SaysHowLongAPasswordIs',
    'AsLongAsThePlanRuns',
    'TakesAPartOfALongVideo',
    'DoesEverythingAtOnce',
    'NamesTheWayToMoreCredits',
  ])('whose name has a word of it by chance: %s', (name) => {
    expect(statesOf(name)).toEqual({});
  });
});

describe('a screen', () => {
  it('is a page or a dialog, but no frame of them', () => {
    const stories = 'export const Ready = {};';
    const files = { 'src/a-page.stories.tsx': stories, 'src/a-card.stories.tsx': stories };
    const views = viewsOf(
      plantPackages({ library: { rank: 5, files }, ui: { rank: 1, files: { 'src/a-dialog.stories.tsx': stories } } }),
    );
    expect(views.filter(isScreen).map(({ name }) => name)).toEqual(['library/a-page']);
  });
});
