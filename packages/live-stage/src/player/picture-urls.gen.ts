// Written by npm run pictures.
interface Addresses {
  readonly URLS: Readonly<Record<string, string>>;
}

/** Where the app serves the engine's mounted pictures, by the first letter of their name and then by their name. */
export const PICTURE_URLS: Readonly<Record<string, () => Promise<Addresses>>> = {
  '1': () => import('./picture-urls/digits.gen.ts'),
  '2': () => import('./picture-urls/digits.gen.ts'),
  '3': () => import('./picture-urls/digits.gen.ts'),
  'a': () => import('./picture-urls/a.gen.ts'),
  'b': () => import('./picture-urls/b.gen.ts'),
  'c': () => import('./picture-urls/c.gen.ts'),
  'd': () => import('./picture-urls/d.gen.ts'),
  'e': () => import('./picture-urls/e.gen.ts'),
  'f': () => import('./picture-urls/f.gen.ts'),
  'g': () => import('./picture-urls/g.gen.ts'),
  'h': () => import('./picture-urls/h.gen.ts'),
  'i': () => import('./picture-urls/i.gen.ts'),
  'j': () => import('./picture-urls/j.gen.ts'),
  'k': () => import('./picture-urls/k.gen.ts'),
  'l': () => import('./picture-urls/l.gen.ts'),
  'm': () => import('./picture-urls/m.gen.ts'),
  'n': () => import('./picture-urls/n.gen.ts'),
  'o': () => import('./picture-urls/o.gen.ts'),
  'p': () => import('./picture-urls/p.gen.ts'),
  'r': () => import('./picture-urls/r.gen.ts'),
  's': () => import('./picture-urls/s.gen.ts'),
  't': () => import('./picture-urls/t.gen.ts'),
  'u': () => import('./picture-urls/u.gen.ts'),
  'v': () => import('./picture-urls/v.gen.ts'),
  'w': () => import('./picture-urls/w.gen.ts'),
  'x': () => import('./picture-urls/x.gen.ts'),
  'y': () => import('./picture-urls/y.gen.ts'),
  'z': () => import('./picture-urls/z.gen.ts'),
};
