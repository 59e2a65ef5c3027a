// By which words of its name a story shows a state. A word alone says little: `NoMoreThanFour` isn't empty.

/** Whole words; `^` stands for the beginning of the name, `$` for its end. */
const any = (...phrases) =>
  new RegExp(phrases.map((phrase) => (phrase.startsWith('^') ? `${phrase}\\b` : `\\b${phrase}\\b`)).join('|'));

const PATTERNS = {
  loading: any(
    '^(?:busy|checking|connecting|deleting|developing|drawing|loading|making|opening|preparing)',
    '^(?:saving|sending|still looking|uploading|waiting|working)',
    '^waits(?= for (?:it|the \\w+)$|$)',
    '^(?:in progress|one is being|is busy|one is busy|on its way|not (?:yet known|counted yet))',
    '(?:one|newest|what is|that is) on its way',
    'in flight',
    'under way',
    'while it (?:is busy|looks)',
    'until the \\w+ (?:is|are) here',
    'before (?:it|the \\w+) (?:is (?:counted|here|known|there)|answers)',
    'before (?:the film|its price)',
  ),
  empty: any(
    '^(?:an )?empty',
    '^none(?! is)',
    '^nothing(?: (?:fits|found|in progress|is on sale|made yet|matches|of this kind|saved|selected))?$',
    '^no link$',
    '^nothing runs here',
    '^nothing (?:on (?:its way|sale|this shelf)|to \\w+|written yet|yet)$',
    '(?:where nothing is(?: on sale| sold)?|with nothing in it)$',
    '^without (?:a (?:picture|prompt|video)|projects)$',
    '^first visit(?! before)',
  ),
  error: any(
    '(?:broken|declined|error|expired|failed|fails|invalid|offline|problem|refused|refuses|unreachable|unreadable|wrong)',
    '(?<!of no )failure',
    '^(?:gone|lost|unknown)',
    '(?:clip|file|own|server) (?:is|was) gone',
    '^away$',
    'server (?:is )?away',
    'connection is (?:back|lost)',
    '(?:did|does) not (?:answer|come|do|end|play|say|work)',
    'it did not$',
    '^never comes',
    '^not (?:answered|loaded|made|read|ready|supported)',
    'was not (?:deleted|removed|taken)',
    'cannot (?:be (?:drawn|read|shown)|copy)',
    'could not',
    'too (?:few|large|many)',
    '(?:^|took )too long',
    '(?:address|name) is taken|^taken address',
    '^says why(?! (?:something|there are no))',
    '^(?:an old link|google is busy|no (?:answer|preview|text)|nobody knows)',
  ),
  long: any(
    '(?<!(?:as|how|too) )long(?! (?:form|video))',
    '^(?:five thousand|forty|many|several|twelve|twenty)',
    '^every (?:failure|reason)',
    'everything (?:pending|waits)|with everything',
    '^more(?: than a list has| to come)?$',
  ),
  phone: any('phone'),
  'right to left': any('arabic', 'right to left'),
  guest: any('guests?'),
};

/** As a name says it, what a story is given says it as well. */
const GLOBALS = {
  phone: /\.\.\.onPhone\b|globals: .*viewport: \{ value: 'phone'/,
  'right to left': /globals: .*locale: 'ar'/,
};

/** `OnItsWay` as words: `on its way`. */
const wordsOf = (name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

export const STATE_NAMES = Object.keys(PATTERNS);

/** Whether a story shows this state, told by its name and by what it is given. */
export const showsState = (state, { name, text }) =>
  PATTERNS[state].test(wordsOf(name)) || (GLOBALS[state]?.test(text) ?? false);
