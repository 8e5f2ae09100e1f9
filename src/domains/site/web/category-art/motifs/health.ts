import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the health category: a pulse, a drop of blood, a stethoscope. Each is drawn in a 240 × 240 box. */
export const healthMotifs: MotifSet = {
  pulse: (p) => `
    <g transform="translate(120,116) scale(8.2)">
      <path d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${p.base}"/>
    </g>
    <path d="M12,126h62l14,-26 22,58 20,-74 18,54 10,-12h70" fill="none" stroke="${PAPER}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M12,126h62l14,-26 22,58 20,-74 18,54 10,-12h70" fill="none" stroke="${p.ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  drop: (p) => `
    <path d="M120,18c40,50 66,84 66,122a66,66 0 0 1 -132,0c0,-38 26,-72 66,-122z" fill="${p.base}"/>
    <path d="M82,118c-10,24 -6,44 8,58" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>
    <path transform="translate(132,146) scale(2.2)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>
    <circle cx="204" cy="60" r="12" fill="${p.pop}"/>
    <circle cx="36" cy="84" r="8" fill="${p.mid}"/>`,
  scope: (p) => `
    <path d="M70,28c-14,0 -16,10 -14,24c4,34 16,52 40,52s36,-18 40,-52c2,-14 0,-24 -14,-24" fill="none" stroke="${p.ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="70" cy="28" r="8" fill="${p.pop}"/>
    <circle cx="122" cy="28" r="8" fill="${p.pop}"/>
    <path d="M96,104v34c0,66 90,66 90,4v-18" fill="none" stroke="${p.ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="186" cy="104" r="26" fill="${p.base}"/>
    <circle cx="186" cy="104" r="12" fill="${PAPER}"/>
    <g transform="rotate(-12 70 184)">
      <rect x="30" y="166" width="84" height="40" rx="20" fill="${p.base}"/>
      <path d="M72,166h22a20,20 0 0 1 0,40h-22z" fill="${PAPER}"/>
      <rect x="42" y="174" width="26" height="6" rx="3" fill="${PAPER}" opacity=".6"/>
    </g>`,
};
