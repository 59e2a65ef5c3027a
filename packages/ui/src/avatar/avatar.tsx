import { UserIcon } from '../icon/icons.ts';

export interface AvatarProps {
  /** A picture's address; without one a plain figure stands there. */
  src?: string | undefined;
}

/** Who is signed in. Decoration: the button around it has the name. */
export function Avatar({ src }: AvatarProps) {
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-full bg-surface-3 text-body shadow-lit">
      {src === undefined ? <UserIcon /> : <img src={src} alt="" className="size-full object-cover" />}
    </span>
  );
}
