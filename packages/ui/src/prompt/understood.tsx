import { Fragment, type ReactNode } from 'react';

import { wordListParts } from '../words/word-list.ts';

export interface UnderstoodProps {
  seenLabel: string;
  missedLabel: string;
  seen: readonly string[];
  missed: readonly string[];
  /** The language of the page (BCP 47). */
  locale: string;
}

interface WordsProps {
  words: readonly string[];
  locale: string;
  children: (word: string) => ReactNode;
}

function Words({ words, locale, children }: WordsProps) {
  return wordListParts(words, locale).map(({ kind, text }, place) => (
    // Words may be there twice; their places never change.
    <Fragment key={place}>{kind === 'word' ? children(text) : text}</Fragment>
  ));
}

/** Which words of the prompt will be drawn and which will not. */
export function Understood({ seenLabel, missedLabel, seen, missed, locale }: UnderstoodProps) {
  return (
    <p className="text-micro text-muted">
      {seen.length > 0 && `${seenLabel} `}
      <Words words={seen} locale={locale}>
        {(word) => <b className="font-label text-body">{word}</b>}
      </Words>
      {seen.length > 0 && missed.length > 0 && '. '}
      {missed.length > 0 && `${missedLabel} `}
      <Words words={missed} locale={locale}>
        {(word) => <s className="decoration-danger">{word}</s>}
      </Words>
    </p>
  );
}
