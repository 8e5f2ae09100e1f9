import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the theory category: a loudspeaker, a talk, scales. Each is drawn in a 240 × 240 box. */
export const theoryMotifs: MotifSet = {
  horn: (p) => `
    <path d="M64,98l108,-54q12,-4 12,8v132q0,12 -12,8l-108,-54z" fill="${p.base}"/>
    <path d="M64,98v40h-18a20,20 0 0 1 0,-40z" fill="${p.ink}"/>
    <path d="M78,146l36,18 4,40q0,8 -8,8h-14q-7,0 -8,-8z" fill="${p.ink}"/>
    <rect x="176" y="42" width="16" height="152" rx="8" fill="${p.ink}"/>
    <path d="M208,90c14,14 14,42 0,56" fill="none" stroke="${p.pop}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M124,92v52" fill="none" stroke="${PAPER}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>
    <path transform="translate(96,116) scale(1.1)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>`,
  talk: (p) => `
    <path d="M30,46h120q16,0 16,16v62q0,16 -16,16h-66l-30,28v-28h-24q-16,0 -16,-16v-62q0,-16 16,-16z" fill="${p.base}"/>
    <path d="M42,76h96M42,104h64" fill="none" stroke="${PAPER}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M112,112h92q16,0 16,16v48q0,16 -16,16h-12v26l-28,-26h-52q-16,0 -16,-16v-48q0,-16 16,-16z" fill="${p.pop}"/>
    <circle cx="130" cy="152" r="8" fill="${PAPER}"/>
    <circle cx="158" cy="152" r="8" fill="${PAPER}"/>
    <circle cx="186" cy="152" r="8" fill="${PAPER}"/>`,
  scales: (p) => `
    <rect x="112" y="40" width="16" height="150" rx="8" fill="${p.ink}"/>
    <rect x="70" y="190" width="100" height="16" rx="8" fill="${p.ink}"/>
    <circle cx="120" cy="36" r="14" fill="${p.pop}"/>
    <path d="M40,66q80,-26 160,0" fill="none" stroke="${p.ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M48,66l-28,66M48,66l28,66M192,66l-28,66M192,66l28,66" fill="none" stroke="${p.mid}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M14,132h68a34,30 0 0 1 -68,0z" fill="${p.base}"/>
    <path d="M158,132h68a34,30 0 0 1 -68,0z" fill="${p.base}"/>`,
};
