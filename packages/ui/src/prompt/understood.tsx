export interface UnderstoodProps {
  seenLabel: string;
  missedLabel: string;
  seen: readonly string[];
  missed: readonly string[];
}

/** Which words of the prompt will be drawn and which will not. */
export function Understood({ seenLabel, missedLabel, seen, missed }: UnderstoodProps) {
  return (
    <p className="text-micro text-muted">
      {seen.length > 0 && `${seenLabel} `}
      {seen.map((word, place) => (
        <span key={word}>
          {place > 0 && ', '}
          <b className="font-label text-body">{word}</b>
        </span>
      ))}
      {seen.length > 0 && missed.length > 0 && '. '}
      {missed.length > 0 && `${missedLabel} `}
      {missed.map((word, place) => (
        <span key={word}>
          {place > 0 && ', '}
          <s className="decoration-danger">{word}</s>
        </span>
      ))}
    </p>
  );
}
