export interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** Who can sign in at the provider for development. */
export const PEOPLE: readonly Person[] = [
  { subject: 'person-ada', name: 'Ada Lovelace', email: 'ada@people.example', isVerified: true },
  { subject: 'person-grace', name: 'Grace Hopper', email: 'grace@people.example', isVerified: true },
  { subject: 'person-joan', name: 'Joan Clarke', email: 'joan@people.example', isVerified: true },
  {
    subject: 'person-mallory',
    name: 'Mallory (address not verified)',
    email: 'mallory@people.example',
    isVerified: false,
  },
];
