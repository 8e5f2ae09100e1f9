import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the event category: the track, a medal, a runner's bib. Each is drawn in a 240 × 240 box. */
export const eventMotifs: MotifSet = {
  track: (p) => `
    <g fill="none" stroke-linecap="butt">
      <path d="M24,226v-96a96,96 0 0 1 192,0v96" stroke="${p.base}" stroke-width="20"/>
      <path d="M46,226v-96a74,74 0 0 1 148,0v96" stroke="${p.mid}" stroke-width="20"/>
      <path d="M68,226v-96a52,52 0 0 1 104,0v96" stroke="${p.base}" stroke-width="20"/>
    </g>
    <path d="M90,226v-96a30,30 0 0 1 60,0v96z" fill="${p.soft}"/>
    <path d="M24,176h20M46,176h20M68,176h20M152,176h20M174,176h20M196,176h20" fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
    <g transform="translate(118,208) scale(1.22,1.22) rotate(8)">
      <path d="M-4.5,-40L-12,-24L-26,-16" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M4.5,-40L12,-26L10,0" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-30,-18h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M6,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M-10,-70L-17,-62L-6,-54" fill="none" stroke="${p.pop}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="-6" cy="-54" r="3.6" fill="#F3C9A5"/>
      <rect x="-4" y="-82" width="8" height="10" rx="3" fill="#F3C9A5"/>
      <path d="M-8,-76.5h16c4.6,0 7,2.6 6.8,7l-2,27c-.2,3 -2,4.5 -5,4.5h-15.6c-3,0 -4.8,-1.5 -5,-4.5l-2,-27c-.2,-4.4 2.2,-7 6.8,-7z" fill="${p.pop}"/>
      <circle cx="0" cy="-89" r="10.6" fill="#F3C9A5"/>
      <path d="M7,-99c9,-1 12,8 9,20c-4,-1 -7,-6 -7,-12z" fill="#33261F"/>
      <path d="M-11.4,-88c-1.4,-8.5 3.8,-14 11.4,-14s12.6,5.6 11.4,14c-2,-4 -5,-6.4 -8,-7c-4,1.6 -10,3 -14.8,7z" fill="#33261F"/>
      <path d="M10,-70L18,-64L20,-76" fill="none" stroke="${p.pop}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="20" cy="-76" r="3.6" fill="#F3C9A5"/>
    </g>`,
  medal: (p) => `
    <path d="M66,16h44l24,76h-40z" fill="${p.pop}"/>
    <path d="M174,16h-44l-24,76h40z" fill="${p.ink}"/>
    <circle cx="120" cy="148" r="66" fill="${p.base}"/>
    <circle cx="120" cy="148" r="50" fill="${PAPER}"/>
    <circle cx="120" cy="148" r="50" fill="none" stroke="${p.mid}" stroke-width="6"/>
    <path d="M120,112l10.6,22.4 24.6,3.4 -18,17.2 4.4,24.4 -21.6,-11.8 -21.6,11.8 4.4,-24.4 -18,-17.2 24.6,-3.4z" fill="${p.base}"/>`,
  bib: (p) => `
    <g transform="rotate(-5 120 120)">
      <rect x="36" y="56" width="168" height="128" rx="14" fill="${p.base}"/>
      <rect x="48" y="92" width="144" height="58" rx="6" fill="${PAPER}"/>
      <circle cx="52" cy="72" r="6" fill="${p.ink}"/>
      <circle cx="188" cy="72" r="6" fill="${p.ink}"/>
      <circle cx="52" cy="168" r="6" fill="${p.ink}"/>
      <circle cx="188" cy="168" r="6" fill="${p.ink}"/>
      <text x="120" y="137" text-anchor="middle" font-family="PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif" font-weight="700" font-size="46" letter-spacing="3" fill="${p.ink}">1206</text>
      <rect x="86" y="66" width="68" height="12" rx="6" fill="${p.mid}"/>
      <rect x="98" y="162" width="44" height="9" rx="4.5" fill="${p.mid}"/>
    </g>
    <path transform="translate(196,54) scale(1.6)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${p.pop}"/>`,
};
