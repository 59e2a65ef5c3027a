import { useId, type ComponentProps, type ReactNode } from 'react';

import { descriptionId, Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES, INPUT_HEIGHTS } from './input-classes.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'size'>, FieldText {
  /** 44 or 52 px high. */
  size?: keyof typeof INPUT_HEIGHTS;
  /** In front of the text, decoration. */
  icon?: ReactNode;
  /** Inside the field at its end: one small button. */
  end?: ReactNode;
}

/** What is written from left to right in every language. */
const LEFT_TO_RIGHT: readonly string[] = ['email', 'password', 'tel', 'url'];

const PADDING_CLASSES = { icon: 'ps-10', end: 'pe-12' } as const;

const paddings = (icon: ReactNode, end: ReactNode) =>
  `${icon === undefined ? '' : PADDING_CLASSES.icon} ${end === undefined ? '' : PADDING_CLASSES.end}`;

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, labelEnd, hint, error, size = 'medium', icon, end, dir, ...rest } = props;
  const text = { label, labelHidden, labelEnd, hint, error };
  const id = useId();
  const way = dir ?? (LEFT_TO_RIGHT.includes(rest.type ?? 'text') ? 'ltr' : undefined);
  return (
    <Field id={id} {...text}>
      <div dir={way} className="relative">
        {icon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 grid place-items-center text-muted [&>svg]:size-4">
            {icon}
          </span>
        )}
        <input
          type="text"
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={descriptionId(id, text)}
          className={`${INPUT_CLASSES} ${INPUT_HEIGHTS[size]} ${paddings(icon, end)}`}
        />
        {end !== undefined && <span className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</span>}
      </div>
    </Field>
  );
}
