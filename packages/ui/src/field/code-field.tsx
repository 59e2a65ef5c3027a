import { useId, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react';

import { codeText } from './code-text.ts';
import { descriptionId, Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES, INPUT_HEIGHTS } from './input-classes.ts';

const WIDTHS = { 100: 'w-25', 120: 'w-30' } as const;

export interface CodeFieldProps
  extends
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'size' | 'maxLength' | 'value' | 'onChange'>,
    FieldText {
  /** Letters and digits of a whole code. */
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Beside the field: the button that has a code sent. */
  action: ReactNode;
  /** Its width in px. */
  actionWidth?: keyof typeof WIDTHS;
}

/** A code that was sent: shown in capitals, filled in by the browser where it can, taken from the clipboard as it is. */
export function CodeField(props: CodeFieldProps) {
  const { label, labelHidden, labelEnd, hint, error, length, onChange, action, actionWidth = 120, ...rest } = props;
  const text = { label, labelHidden, labelEnd, hint, error };
  const id = useId();
  // The browser would cut a pasted "abc 234" to six characters with the blank in it.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onChange(codeText(event.clipboardData.getData('text'), length));
  };
  return (
    <Field id={id} {...text}>
      <div className="flex gap-2">
        <div className="@container min-w-0 flex-1">
          <input
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...rest}
            id={id}
            type="text"
            maxLength={length}
            onChange={(event) => onChange(codeText(event.currentTarget.value, length))}
            onPaste={paste}
            aria-invalid={error !== undefined}
            aria-describedby={descriptionId(id, text)}
            className={`${INPUT_CLASSES} ${INPUT_HEIGHTS.large} code-text`}
          />
        </div>
        <div className={`grid flex-none ${WIDTHS[actionWidth]}`}>{action}</div>
      </div>
    </Field>
  );
}
