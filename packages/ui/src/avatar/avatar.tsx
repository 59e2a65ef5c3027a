import { UserIcon } from '../icon/icons.ts';

const SIZES = { medium: 'size-10', large: 'size-18 [&>svg]:size-8' } as const;

export interface AvatarProps {
  /** A picture's address; without one a plain figure stands there. */
  src?: string | undefined;
  /** 40 or 72 px. */
  size?: keyof typeof SIZES;
}

/** The signed-in member. Decoration: the button or the text around it has the name. */
export function Avatar({ src, size = 'medium' }: AvatarProps) {
  return (
    <span
      className={`grid flex-none place-items-center overflow-hidden rounded-full bg-surface-3 text-body shadow-lit ${SIZES[size]}`}
    >
      {src === undefined ? <UserIcon /> : <img src={src} alt="" className="size-full object-cover" />}
    </span>
  );
}
