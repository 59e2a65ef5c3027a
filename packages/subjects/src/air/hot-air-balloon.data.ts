/** Envelope colours: two kinds of gore and the band. */
export const BALLOON_SCHEMES: readonly (readonly [string, string, string])[] = [
  ['#e8505b', '#f9d56e', '#f3ecc2'],
  ['#14b1ab', '#f9d56e', '#e8505b'],
  ['#6a4c93', '#ff9f68', '#fff1d0'],
  ['#2d6cdf', '#ffffff', '#ff6f61'],
  ['#f28c38', '#c93756', '#ffe9b8'],
  ['#3c8d5a', '#f7e7a1', '#d8573f'],
];
