/** Where passengers sit, and the colours of their hair and clothes. */
export const PASSENGERS: readonly (readonly [x: number, skin: string, hair: string, clothes: string])[] = [
  [-1.04, '#e8b48c', '#3a2620', '#d9705a'],
  [-0.3, '#8a5a3c', '#20181a', '#e3b23c'],
  [0.46, '#f0c6a0', '#a8642e', '#6a8fc0'],
];
