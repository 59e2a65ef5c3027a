/** A boat that stays afloat in a storm. */
export function StormScene() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="storm-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#0a0d16" />
          <stop offset=".7" stopColor="#27334d" />
          <stop offset="1" stopColor="#4b5a73" />
        </linearGradient>
        <linearGradient id="storm-sea" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#2c4763" />
          <stop offset="1" stopColor="#0b1524" />
        </linearGradient>
        <radialGradient id="storm-flash">
          <stop stopColor="#ffe9b8" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffca7a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#storm-sky)" d="M0 0h1440v900H0z" />
      <circle cx="1250" cy="270" r="360" fill="url(#storm-flash)" />
      <path fill="#ffd98f" d="m1300 130-68 132h44l-40 118 116-152h-48l46-78z" />
      <g fill="#1b2436">
        <path d="M0 0v96c60 60 150 56 196 4 60 66 190 62 236-10 70 54 190 34 222-50 40 20 80 10 106-40z" />
        <path
          fill="#11172a"
          d="M560 0c-12 92 84 150 164 108 40 84 176 100 240 30 60 90 214 96 262 4 70 60 190 36 214-30V0z"
        />
      </g>
      <path fill="url(#storm-sea)" d="M0 620c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v280H0z" />
      <g transform="translate(130 52) rotate(-7 1010 600)">
        <path fill="#f8f3ea" d="M1016 440v136h92c-18-60-48-104-92-136z" />
        <path fill="#ff9382" d="M1002 466v110h-64c14-46 34-80 64-110z" />
        <path fill="#7b4a32" d="M1004 430h12v156h-12z" />
        <path fill="#3a6ea8" d="M910 584h226l-30 52H940z" />
      </g>
      <path fill="#18304a" d="M0 690c120-34 240-34 360 0s240 34 360 0 240-34 360 0 240 34 360 0v210H0z" />
      <path fill="#0e2034" d="M0 770c120-34 240-34 360 0s240 34 360 0 240-34 360 0 240 34 360 0v130H0z" />
      <g stroke="#9cc9ff" strokeOpacity=".34" strokeWidth="2" strokeLinecap="round">
        <path d="m760 240-16 60M840 320l-16 60M920 200l-16 60M990 340l-16 60M1240 260l-16 60M1310 380l-16 60M1380 220l-16 60M690 400l-16 60M1200 470l-16 60M870 470l-16 60M600 280l-16 60M1330 520l-16 60" />
      </g>
    </svg>
  );
}
