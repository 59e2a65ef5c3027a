/** How one kind of bird looks. */
export interface Plumage {
  readonly back: string;
  readonly wing: string;
  readonly tip: string;
  readonly tail: string;
  readonly beak: string;
  readonly bill: 'short' | 'stout' | 'dagger' | 'curved' | 'hooked' | 'huge';
  readonly legs: string;
  /** Parts of another colour. */
  readonly marks: Readonly<Partial<Record<'breast' | 'belly' | 'face' | 'cap' | 'cheek' | 'hood', string>>>;
  readonly crest?: true;
  /** Light stripes across the wing. */
  readonly bars?: string;
  readonly isLong?: true;
}

/** The kinds of birds that sit; a colour of the prompt stands for their back. */
export const PLUMAGES: Readonly<Record<string, Plumage>> = {
  hoopoe: {
    back: '#d79a66',
    wing: '#2c2426',
    tip: '#2c2426',
    tail: '#2c2426',
    beak: '#4a3c38',
    bill: 'curved',
    legs: '#6a5a52',
    marks: { belly: '#f3e0c6' },
    crest: true,
    bars: '#fbf1e0',
  },
  robin: {
    back: '#8a6f55',
    wing: '#7a6049',
    tip: '#5f4a3a',
    tail: '#6d5643',
    beak: '#4a4038',
    bill: 'short',
    legs: '#7a5a48',
    marks: { belly: '#f5ede0', breast: '#e8743a', face: '#e8743a' },
  },
  raven: {
    back: '#2b2d38',
    wing: '#23242f',
    tip: '#1a1b24',
    tail: '#1f202a',
    beak: '#16171d',
    bill: 'stout',
    legs: '#17181d',
    marks: { breast: '#343745' },
  },
  seagull: {
    back: '#f7f7f4',
    wing: '#a9b4c0',
    tip: '#2f343c',
    tail: '#f0f0ee',
    beak: '#f0b429',
    bill: 'hooked',
    legs: '#e59a86',
    marks: { belly: '#ffffff' },
  },
  kingfisher: {
    back: '#1f86c9',
    wing: '#1a6fae',
    tip: '#155488',
    tail: '#1b72b4',
    beak: '#2b2a30',
    bill: 'dagger',
    legs: '#e0562e',
    marks: { breast: '#f08a3c', belly: '#f08a3c', cheek: '#fdf6ea' },
    bars: '#56b6ea',
  },
  sparrow: {
    back: '#a98360',
    wing: '#8a5f3e',
    tip: '#5a3f2c',
    tail: '#6f5039',
    beak: '#5a4a3c',
    bill: 'short',
    legs: '#b58a72',
    marks: { belly: '#efe4d2', breast: '#e2d3bd', cap: '#7a4a30', cheek: '#f4ebda' },
    bars: '#f0e2ca',
  },
  canary: {
    back: '#f7d23e',
    wing: '#efbd2c',
    tip: '#d99a22',
    tail: '#e5ad28',
    beak: '#f0a07a',
    bill: 'short',
    legs: '#e8a58c',
    marks: { belly: '#fdeb9c' },
  },
  magpie: {
    back: '#23252e',
    wing: '#2f5f9a',
    tip: '#1f2c4a',
    tail: '#1f5a66',
    beak: '#1a1b20',
    bill: 'stout',
    legs: '#1c1d22',
    marks: { belly: '#fbfaf5' },
    bars: '#fbfaf5',
    isLong: true,
  },
  woodpecker: {
    back: '#26262c',
    wing: '#26262c',
    tip: '#1a1a20',
    tail: '#202026',
    beak: '#5c5650',
    bill: 'dagger',
    legs: '#5a544e',
    marks: { belly: '#e2564a', breast: '#f2e8d8', cap: '#d92f2f', cheek: '#f8f1e4' },
    bars: '#fbf6ea',
  },
  toucan: {
    back: '#23232b',
    wing: '#1d1d25',
    tip: '#17171e',
    tail: '#1b1b22',
    beak: '#f59a23',
    bill: 'huge',
    legs: '#5d86b8',
    marks: { breast: '#fdf6e4', face: '#fdf6e4', belly: '#23232b' },
  },
};
