import { useEffect, useId, useSyncExternalStore } from 'react';

import { AlertIcon, CheckIcon } from '../icon/icons.ts';
import { TextButton } from '../link/text-button.tsx';
import { addOutlet, dismissToast, holdToasts, readToasts, subscribeToToasts, type Toast } from './toast-store.ts';

function Message({ id, text, look, action }: Toast) {
  return (
    <div
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
      className="pointer-events-auto flex max-w-message animate-drop items-center gap-3 rounded-[14px] bg-surface-4 px-4 py-3 text-ui text-strong shadow-e3"
    >
      {look === 'danger' && (
        <span className="text-danger [&>svg]:size-4">
          <AlertIcon />
        </span>
      )}
      {look === 'success' && (
        <span className="text-success [&>svg]:size-4">
          <CheckIcon />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {action && (
        <TextButton
          onClick={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </TextButton>
      )}
    </div>
  );
}

/**
 * The live region for `toast()`. One stands in the page; every dialog brings its own, because what lies outside an
 * open modal dialog is inert.
 */
export function Toaster() {
  const id = useId();
  const { toasts, outlet } = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  useEffect(() => addOutlet(id), [id]);
  return (
    <output className="pointer-events-none fixed inset-x-4 top-4 z-message grid justify-items-center gap-2">
      {outlet === id && toasts.map((one) => <Message key={one.id} {...one} />)}
    </output>
  );
}
