import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { LineRow, type ShownLine } from './line-row.tsx';
import { Stepper } from './stepper.tsx';

export interface LineTableProps {
  lines: readonly ShownLine[];
  limit: number;
  onEdit: (index: number, text: string) => void;
  onRemove: (index: number) => void;
}

const PAGE = 20;

/** Every line of a list, twenty at a time. */
export function LineTable({ lines, limit, onEdit, onRemove }: LineTableProps) {
  const { t } = useLingui();
  const [turned, turn] = useState(0);
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const page = Math.min(turned, pages - 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">
          <Trans>Lines of the list</Trans>
        </caption>
        <thead className="text-start text-micro text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pe-3 text-start font-normal">
              <span className="sr-only">
                <Trans>Line</Trans>
              </span>
              <span aria-hidden="true">#</span>
            </th>
            <th scope="col" className="py-1.5 text-start font-normal">
              <Trans>Prompt</Trans>
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              <Trans>Credits</Trans>
            </th>
            <th scope="col">
              <span className="sr-only">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(page * PAGE, (page + 1) * PAGE).map((line) => (
            <LineRow
              key={`${line.number}:${line.text}`}
              {...line}
              limit={limit}
              onEdit={(text) => onEdit(line.number - 1, text)}
              onRemove={() => onRemove(line.number - 1)}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Stepper
          number={page + 1}
          count={pages}
          names={{ group: t`Pages`, before: t`Previous page`, next: t`Next page` }}
          onStep={(by) => turn((page + by + pages) % pages)}
        />
      )}
    </div>
  );
}
