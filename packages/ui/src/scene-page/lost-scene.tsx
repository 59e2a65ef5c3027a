function Saucer() {
  return (
    <g transform="translate(100 10) rotate(14 1088 376)">
      <path fill="url(#lost-beam)" d="M1040 400h96l64 230H976z" />
      <ellipse cx="1088" cy="318" rx="74" ry="62" fill="#35b3dc" />
      <path fill="#fff" opacity=".5" d="M1050 296c10-22 30-32 52-30-20 6-36 18-44 36z" />
      <ellipse cx="1088" cy="372" rx="168" ry="52" fill="url(#lost-hull)" />
      <path fill="none" stroke="#8fc0f5" strokeWidth="6" strokeLinecap="round" d="M1010 326c40-16 116-16 156 0" />
      <g fill="#2b2e40">
        <ellipse cx="960" cy="374" rx="15" ry="8" />
        <ellipse cx="1016" cy="390" rx="17" ry="9" />
        <ellipse cx="1088" cy="396" rx="18" ry="10" />
        <ellipse cx="1160" cy="390" rx="17" ry="9" />
        <ellipse cx="1216" cy="374" rx="15" ry="8" />
      </g>
    </g>
  );
}

/** A night desert, a moon, a saucer that has lost its way. */
export function LostScene() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="lost-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#03050f" />
          <stop offset=".55" stopColor="#0d2b66" />
          <stop offset="1" stopColor="#3a72b8" />
        </linearGradient>
        <radialGradient id="lost-moon">
          <stop stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#9cc9ff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lost-beam" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe08a" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffca7a" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="lost-hull" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#b9c0cc" />
          <stop offset="1" stopColor="#565b73" />
        </linearGradient>
      </defs>
      <path fill="url(#lost-sky)" d="M0 0h1440v900H0z" />
      <g fill="#fff">
        <circle cx="380" cy="92" r="1.5" opacity=".6" />
        <circle cx="610" cy="246" r="1.5" opacity=".4" />
        <circle cx="762" cy="128" r="2" />
        <circle cx="868" cy="26" r="2" />
        <circle cx="1010" cy="142" r="1.5" opacity=".7" />
        <circle cx="1204" cy="52" r="2" />
        <circle cx="1308" cy="46" r="1.5" />
        <circle cx="1372" cy="410" r="1.5" opacity=".7" />
        <circle cx="132" cy="210" r="1.5" opacity=".5" />
        <circle cx="930" cy="398" r="1.5" opacity=".6" />
      </g>
      <circle cx="1304" cy="150" r="250" fill="url(#lost-moon)" />
      <circle cx="1304" cy="150" r="70" fill="#dfe8f5" />
      <g fill="#b7c6de" transform="translate(80 -26)">
        <circle cx="1202" cy="164" r="15" />
        <circle cx="1240" cy="142" r="9" />
        <circle cx="1248" cy="200" r="18" />
        <circle cx="1196" cy="212" r="8" />
      </g>
      <Saucer />
      <path fill="#6b6672" d="M0 590c260-40 520-20 760 0s470 30 680 4v306H0z" />
      <path fill="#b0713f" d="M0 660c300-40 560-20 800 6s440 20 640-4v238H0z" />
      <path fill="#8a5433" d="M0 776c380-36 700 22 1440-14v138H0z" />
    </svg>
  );
}
