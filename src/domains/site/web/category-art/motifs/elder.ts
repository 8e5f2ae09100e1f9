import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the elder category: tea with an old neighbour, a phone lesson, a walk. Each is drawn in a 240 × 240 box. */
export const elderMotifs: MotifSet = {
  tea: (p) => `
    <path d="M92,62c-10,-12 10,-20 0,-34" fill="none" stroke="${p.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M120,56c-10,-12 10,-22 0,-38" fill="none" stroke="${p.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M148,62c-10,-12 10,-20 0,-34" fill="none" stroke="${p.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="48" y="186" width="144" height="14" rx="7" fill="${p.ink}"/>
    <path d="M62,110h116c0,44 -20,72 -44,76h-28c-24,-4 -44,-32 -44,-76z" fill="${p.base}"/>
    <path d="M62,110h116c0,10 -1,19 -3,27h-110c-2,-8 -3,-17 -3,-27z" fill="${PAPER}" opacity=".28"/>
    <path d="M176,122c26,-6 34,34 -8,40l4,-12c18,-4 16,-20 4,-18z" fill="${p.base}"/>
    <path d="M54,110c2,-22 26,-36 66,-36s64,14 66,36z" fill="${p.ink}"/>
    <rect x="108" y="62" width="24" height="14" rx="7" fill="${p.ink}"/>
    <path transform="translate(120,148) scale(1.5)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>`,
  phone: (p) => `
    <g transform="rotate(-7 120 120)">
      <rect x="66" y="24" width="96" height="180" rx="18" fill="${p.ink}"/>
      <rect x="75" y="40" width="78" height="140" rx="8" fill="${PAPER}"/>
      <circle cx="114" cy="192" r="5" fill="${p.mid}"/>
      <rect x="85" y="54" width="58" height="30" rx="6" fill="${p.base}"/>
      <rect x="85" y="92" width="26" height="26" rx="6" fill="${p.mid}"/>
      <rect x="117" y="92" width="26" height="26" rx="6" fill="${p.pop}"/>
      <rect x="85" y="126" width="26" height="26" rx="6" fill="${p.pop}" opacity=".55"/>
      <rect x="117" y="126" width="26" height="26" rx="6" fill="${p.mid}"/>
      <path transform="translate(114,70) scale(0.82)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>
    </g>
    <g fill="none" stroke="${p.pop}" stroke-width="8">
      <circle cx="118" cy="182" r="25" fill="${PAPER}" fill-opacity=".82"/>
      <circle cx="184" cy="176" r="25" fill="${PAPER}" fill-opacity=".82"/>
      <path d="M143,178q8,-8 16,-2M93,184l-14,-8M209,172l12,-12" stroke-linecap="round"/>
    </g>`,
  walk: (p) => `
    <rect x="36" y="204" width="168" height="10" rx="5" fill="${p.mid}"/>
    <g transform="translate(92,206) scale(1.62,1.62) rotate(4)">
      <path d="M24,-46v46M24,-46q0,-6 -7,-5" stroke="${p.ink}" stroke-width="3.4" fill="none" stroke-linecap="round"/>
      <path d="M-4.5,-40L-5,-21L-6,0" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M4.5,-40L5,-21L6,0" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-10,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M2,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M-10,-70L-13,-58L-10,-46" fill="none" stroke="${p.base}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="-10" cy="-46" r="3.6" fill="#EBB98F"/>
      <rect x="-4" y="-82" width="8" height="10" rx="3" fill="#EBB98F"/>
      <path d="M-8,-76.5h16c4.6,0 7,2.6 6.8,7l-2,27c-.2,3 -2,4.5 -5,4.5h-15.6c-3,0 -4.8,-1.5 -5,-4.5l-2,-27c-.2,-4.4 2.2,-7 6.8,-7z" fill="${p.base}"/>
      <circle cx="0" cy="-89" r="10.6" fill="#EBB98F"/>
      <path d="M-11.2,-86c-2.6,-7 .4,-15 11.2,-15s13.8,8 11.2,15c-2.6,-2 -3.6,-5.6 -3.4,-8c-4.6,-1.6 -10.4,-1.6 -15.6,0c.2,2.4 -.8,6 -3.4,8z" fill="#D8D0C8"/>
      <path d="M10,-70L17,-60L22,-46" fill="none" stroke="${p.base}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="22" cy="-46" r="3.6" fill="#EBB98F"/>
    </g>
    <g transform="translate(152,206) scale(-1.78,1.78) rotate(0)">
      <path d="M-4.5,-40L-5,-21L-6,0" fill="none" stroke="${p.pop}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M4.5,-40L5,-21L6,0" fill="none" stroke="${p.pop}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-10,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M2,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M-10,-70L-14,-58L-12,-45" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="-12" cy="-45" r="3.6" fill="#F3C9A5"/>
      <rect x="-4" y="-82" width="8" height="10" rx="3" fill="#F3C9A5"/>
      <path d="M-8,-76.5h16c4.6,0 7,2.6 6.8,7l-2,27c-.2,3 -2,4.5 -5,4.5h-15.6c-3,0 -4.8,-1.5 -5,-4.5l-2,-27c-.2,-4.4 2.2,-7 6.8,-7z" fill="#D9472F"/>
      <path d="M-4.6,-76.5l4.6,8 4.6,-8z" fill="${PAPER}"/>
      <path d="M6.2,-66.4c1.5,-1.7 4,-.5 3.3,1.6c-.5,1.3 -1.9,2.4 -3.3,3.3c-1.4,-.9 -2.8,-2 -3.3,-3.3c-.7,-2.1 1.8,-3.3 3.3,-1.6z" fill="${PAPER}" transform="translate(0,1)"/>
      <circle cx="0" cy="-89" r="10.6" fill="#F3C9A5"/>
      <path d="M-12.6,-80c-2.4,-14 2,-22 12.6,-22s15,8 12.6,22c-2.4,1.6 -4,.6 -4.4,-1.4v-9.6c-5,0 -10.6,-2 -12.6,-4.4c-.6,3.6 -2.2,5.6 -3.6,6.4v7.6c-.4,2 -2.2,3 -4.6,1.4z" fill="#33261F"/>
      <path d="M10,-70L18,-60L27,-52" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="27" cy="-52" r="3.6" fill="#F3C9A5"/>
    </g>`,
};
