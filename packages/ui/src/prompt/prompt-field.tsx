import { useId, type ReactNode } from 'react';

import { Field } from '../field/field.tsx';
import { useAnswered } from '../press/use-answered.ts';
import { isNearlyFull } from './prompt-count.ts';

const SIZES = { page: 'prompt-page', composer: 'prompt-composer' } as const;
// Of a composer the whole panel shows the focus.
const BOX_LOOKS = { page: 'bg-well shadow-control focus-within:shadow-typing', composer: '' } as const;
const TOOLS_PLACES = { page: 'px-2.5 pt-1.5 pb-2.5', composer: 'composer-tools' } as const;

export interface PromptFieldProps {
  label: string;
  labelHidden?: boolean;
  value: string;
  onValue: (value: string) => void;
  /** The most characters one may type. */
  limit: number;
  /** "97 of 2,000 characters": read aloud, and shown from nine tenths of the limit on. */
  describeCount: (length: number, limit: number) => string;
  placeholder?: string;
  /** The language of the page (BCP 47), in which the count is written. */
  locale: string;
  /** `page`: five lines of text to begin with; `composer`: two, in larger letters, on a panel with tabs above it. */
  size?: keyof typeof SIZES;
  /** Small chips below the text. */
  tools?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Its name in a form. */
  name?: string;
  onBlur?: (() => void) | undefined;
  /** What is typed is on its way. */
  readOnly?: boolean;
  /** Ctrl + Enter, ⌘ + Enter on a Mac. */
  onSend?: () => void;
  /** Below the field: what was seen in the text and what is not drawn. */
  children?: ReactNode;
}

interface CountProps {
  id: string;
  length: number;
  limit: number;
  locale: string;
  describe: string;
}

function Count({ id, length, limit, locale, describe }: CountProps) {
  const isLoud = isNearlyFull(length, limit);
  return (
    <span id={id} className={`ms-auto text-micro tabular-nums ${length >= limit ? 'text-accent' : 'text-muted'}`}>
      {!isLoud && <span aria-hidden="true">{length > 0 && length.toLocaleString(locale)}</span>}
      <span className={isLoud ? undefined : 'sr-only'}>{describe}</span>
    </span>
  );
}

/** Where a scene is written. It grows with the text to a limit, then scrolls. */
export function PromptField(props: PromptFieldProps) {
  const { label, labelHidden, value, onValue, limit, describeCount, size = 'page', tools, error, ...more } = props;
  const { onSend, children, locale, ...rest } = more;
  const id = useId();
  const [text, write] = useAnswered(value, onValue);
  // Whether anything is written at all changes more of the page than each letter does.
  const type = (next: string) => write(next, (next === '') === (text === ''));
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={size === 'page' ? children : <div className="px-2 prompt-seen">{children}</div>}
      error={error}
    >
      <div
        className={`rounded-[14px] transition-shadow has-aria-invalid:shadow-invalid forced-colors:border ${BOX_LOOKS[size]}`}
      >
        <textarea
          {...rest}
          id={id}
          rows={size === 'page' ? 5 : 2}
          value={text}
          maxLength={limit}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note ${id}-count`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.();
          }}
          className={`prompt-text ${SIZES[size]}`}
        />
        <div className={`flex flex-wrap items-center gap-1.5 ${TOOLS_PLACES[size]}`}>
          {tools}
          <Count
            id={`${id}-count`}
            length={text.length}
            limit={limit}
            locale={locale}
            describe={describeCount(text.length, limit)}
          />
        </div>
      </div>
    </Field>
  );
}
