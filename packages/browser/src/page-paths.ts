let write: (path: string) => string = (path) => path;

/** Says how a path of this site is written in the language of the page; what is opened from then on keeps it. */
export function keepLanguage(inLanguage: (path: string) => string): void {
  write = inLanguage;
}

/** A path of this site in the language of the page. */
export const pathInLanguage = (path: string): string => write(path);
