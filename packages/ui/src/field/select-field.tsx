import { useId, type ComponentProps } from 'react';

import { ChevronDownIcon } from '../icon/icons.ts';
import { descriptionId, Field, type FieldText } from './field.tsx';
import { INPUT_CLASSES, INPUT_HEIGHTS } from './input-classes.ts';

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'size'>, FieldText {
  /** 44 or 52 px high. */
  size?: keyof typeof INPUT_HEIGHTS;
}

/** One of a list too long for cards. The list itself is the browser's. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, labelEnd, hint, error, size = 'medium', children, ...rest } = props;
  const text = { label, labelHidden, labelEnd, hint, error };
  const id = useId();
  return (
    <Field id={id} {...text}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={descriptionId(id, text)}
          className={`${INPUT_CLASSES} ${INPUT_HEIGHTS[size]} appearance-none truncate pe-10`}
        >
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center text-muted [&>svg]:size-4">
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}
