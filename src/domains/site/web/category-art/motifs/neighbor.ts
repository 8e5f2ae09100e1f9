import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the neighbor category: a house, a sweater, a toolbox. Each is drawn in a 240 × 240 box. */
export const neighborMotifs: MotifSet = {
  house: (p) => `
    <rect x="16" y="204" width="208" height="10" rx="5" fill="${p.ink}"/>
    <rect x="34" y="104" width="70" height="100" rx="4" fill="${p.base}"/>
    <path d="M24,108L69,62l45,46z" fill="${p.ink}"/>
    <rect x="104" y="76" width="104" height="128" rx="4" fill="${PAPER}"/>
    <path d="M94,80L156,22l62,58z" fill="${p.pop}"/>
    <rect x="122" y="100" width="28" height="28" rx="4" fill="${p.mid}"/>
    <rect x="162" y="100" width="28" height="28" rx="4" fill="#F6C24C"/>
    <rect x="140" y="150" width="34" height="54" rx="4" fill="${p.ink}"/>
    <circle cx="166" cy="180" r="3.5" fill="#F6C24C"/>
    <rect x="52" y="124" width="34" height="30" rx="4" fill="#F6C24C"/>
    <rect x="52" y="168" width="34" height="36" rx="4" fill="${p.ink}"/>
    <path transform="translate(156,62) scale(1.2)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>`,
  sweater: (p) => `
    <path d="M84,44q36,24 72,0l40,20q12,6 14,18l12,66 -34,10 -10,-44v88q0,10 -10,10h-96q-10,0 -10,-10v-88l-10,44 -34,-10 12,-66q2,-12 14,-18z" fill="${p.pop}"/>
    <path d="M88,44q32,26 64,0" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M68,132l13,-13 13,13 13,-13 13,13 13,-13 13,13 13,-13 13,13" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M68,156h104" fill="none" stroke="${p.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="62" y="196" width="116" height="16" rx="6" fill="${p.ink}"/>
    <path transform="translate(120,96) scale(1.2)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${PAPER}"/>`,
  tools: (p) => `
    <path d="M84,92c0,-40 72,-40 72,0" fill="none" stroke="${p.ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="28" y="92" width="184" height="108" rx="16" fill="${p.base}"/>
    <rect x="28" y="128" width="184" height="16" rx="0" fill="${p.ink}"/>
    <rect x="98" y="118" width="44" height="36" rx="8" fill="${p.pop}"/>
    <path d="M54,170h30M156,170h30" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>
    <g transform="rotate(-24 178 70)">
      <rect x="170" y="36" width="16" height="62" rx="6" fill="${p.mid}"/>
      <path d="M160,14q-10,26 10,34h16q20,-8 10,-34l-8,2v16h-20v-16z" fill="${p.ink}"/>
    </g>
    <path d="M58,88l-18,-46" fill="none" stroke="${p.pop}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M62,92l-4,-10" fill="none" stroke="${p.ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
};
