export interface LogoProps {
  /** 24 to 64 px; the word grows with the mark. */
  size?: 'small' | 'medium' | 'large';
  /** Only the mark, where the name is already said. */
  markOnly?: boolean;
}

const SIZES = {
  small: { mark: 'size-7', word: 'text-[1.375rem]' },
  medium: { mark: 'size-7.5', word: 'text-[1.4375rem]' },
  large: { mark: 'size-16', word: 'text-[3.5rem]' },
} as const;

/** A K made of flip-book leaves caught mid-turn, and the name. Decoration: name the link that holds it. */
export function Logo({ size = 'medium', markOnly = false }: LogoProps) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
        className={`flex-none text-accent ${SIZES[size].mark}`}
      >
        <path stroke="currentColor" strokeWidth="4.4" d="M7 5v22M13.2 13.1 22.6 5.4M13.2 18.9l9.4 7.7" />
        <path stroke="currentColor" strokeOpacity="0.5" strokeWidth="3.4" d="m15 15 12-3.6M15 17l12 3.6" />
      </svg>
      {!markOnly && <span className={`wordmark ${SIZES[size].word}`}>Kinora</span>}
    </span>
  );
}
