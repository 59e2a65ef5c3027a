import type { LegalPart } from './legal-document.ts';
import { LegalText, type LegalTextProps } from './legal-text.tsx';

export interface LegalPartsProps extends Omit<LegalTextProps, 'text'> {
  parts: readonly LegalPart[];
}

/** Parts of one kind that follow each other: a list is one list. */
function runsOf(parts: readonly LegalPart[]): readonly (readonly LegalPart[])[] {
  const runs: LegalPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === part.kind) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function Points({ parts, ...rest }: LegalPartsProps) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent">
      {parts.map(({ text }) => (
        <li key={text.id}>
          <LegalText text={text} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ parts, ...rest }: LegalPartsProps) {
  return (
    <dl className="grid divide-y divide-line">
      {parts.map((part) => (
        <div
          key={part.text.id}
          className="grid gap-x-6 gap-y-0.5 py-3 first:pt-1 phone:grid-cols-[150px_minmax(0,1fr)]"
        >
          <dt className="font-label wrap-anywhere text-strong">
            {part.kind === 'fact' && <LegalText text={part.term} {...rest} />}
          </dt>
          <dd>
            <LegalText text={part.text} {...rest} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Paragraphs({ parts, ...rest }: LegalPartsProps) {
  return parts.map(({ text }) => (
    <p key={text.id} className="wrap-anywhere">
      <LegalText text={text} {...rest} />
    </p>
  ));
}

const RUNS = { fact: Facts, point: Points, text: Paragraphs } as const;

/** The text of one section: paragraphs, lists, and facts with a name. */
export function LegalParts({ parts, ...rest }: LegalPartsProps) {
  return runsOf(parts).map((run) => {
    const Run = RUNS[run[0]?.kind ?? 'text'];
    return <Run key={run[0]?.text.id} parts={run} {...rest} />;
  });
}
