import type { ReactNode } from 'react';

export interface SettingRowProps {
  /** A picture in front; decoration. */
  icon?: ReactNode;
  label: ReactNode;
  /** Beside the label: how it stands. */
  tag?: ReactNode;
  /** What is set. */
  value?: ReactNode;
  /** What that means, and what to do. */
  note?: ReactNode;
  /** Buttons at the end; on a phone below. */
  actions?: ReactNode;
  /** Below all of it, as wide as the row. */
  footer?: ReactNode;
}

/** One setting: what it is, how it stands, and what can be done about it. */
export function SettingRow({ icon, label, tag, value, note, actions, footer }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        {icon !== undefined && <span className="mt-0.5 flex-none text-muted [&>svg]:size-5">{icon}</span>}
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 className="type-label wrap-anywhere">{label}</h3>
            {tag}
          </div>
          {value !== undefined && <p className="wrap-anywhere text-body">{value}</p>}
          {note !== undefined && <div className="text-small text-pretty wrap-anywhere text-muted">{note}</div>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-none flex-wrap gap-2">{actions}</div>}
      {footer !== undefined && <div className="min-w-0 basis-full">{footer}</div>}
    </div>
  );
}
