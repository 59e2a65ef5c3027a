import { Fragment, type ReactNode } from 'react';

import { wordListParts } from '../words/word-list.ts';

export interface UnderstoodProps {
  seenLabel: string;
  nearLabel: string;
  missedLabel: string;
  seen: readonly string[];
  /** What is drawn as something near to it, with what that is: "cuckoo: bird". */
  near: readonly string[];
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

/** Which words of the prompt will be drawn, which as something near, and which will not. */
export function Understood({ seenLabel, nearLabel, missedLabel, seen, near, missed, locale }: UnderstoodProps) {
  const lists: readonly { label: string; words: readonly string[]; children: WordsProps['children'] }[] = [
    { label: seenLabel, words: seen, children: (word) => <b className="font-label text-body">{word}</b> },
    { label: nearLabel, words: near, children: (word) => <span className="text-body">{word}</span> },
    { label: missedLabel, words: missed, children: (word) => <s className="decoration-danger">{word}</s> },
  ];
  return (
    <p className="text-micro wrap-anywhere text-muted">
      {lists
        .filter(({ words }) => words.length > 0)
        .map(({ label, words, children }, place) => (
          <Fragment key={label}>
            {place > 0 && '. '}
            {`${label} `}
            <Words words={words} locale={locale}>
              {children}
            </Words>
          </Fragment>
        ))}
    </p>
  );
}
