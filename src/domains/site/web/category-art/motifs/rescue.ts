import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the rescue category: a lifebuoy, a helmet, an extinguisher. Each is drawn in a 240 × 240 box. */
export const rescueMotifs: MotifSet = {
  buoy: (p) => `
    <circle cx="120" cy="112" r="66" fill="none" stroke="${PAPER}" stroke-width="42"/>
    <circle cx="120" cy="112" r="66" fill="none" stroke="${p.pop}" stroke-width="42" stroke-dasharray="52 51.7" stroke-dashoffset="26"/>
    <circle cx="120" cy="112" r="88" fill="none" stroke="${p.ink}" stroke-width="5"/>
    <circle cx="120" cy="112" r="45" fill="none" stroke="${p.ink}" stroke-width="5"/>
    <path d="M10,196q27,-18 55,0t55,0t55,0t55,0v34h-220z" fill="${p.base}"/>
    <path d="M20,216q25,-12 50,0t50,0t50,0t50,0" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  helmet: (p) => `
    <path d="M40,160c0,-64 34,-104 80,-104s80,40 80,104z" fill="${p.pop}"/>
    <rect x="106" y="42" width="28" height="92" rx="12" fill="${p.ink}"/>
    <rect x="24" y="154" width="192" height="22" rx="11" fill="${p.ink}"/>
    <circle cx="120" cy="116" r="22" fill="${PAPER}"/>
    <circle cx="120" cy="116" r="12" fill="#F6C24C"/>
    <path d="M62,150c0,-34 10,-56 26,-70" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".55"/>
    <path d="M60,178c6,24 26,34 60,34s54,-10 60,-34" fill="none" stroke="${p.base}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  bottle: (p) => `
    <rect x="80" y="82" width="78" height="126" rx="22" fill="${p.pop}"/>
    <rect x="80" y="126" width="78" height="40" rx="0" fill="${PAPER}"/>
    <path d="M108,138q12,-14 11,-24q20,16 16,30q-3,12 -15,12t-12,-18z" fill="${p.pop}" transform="translate(2,8)"/>
    <rect x="104" y="54" width="30" height="32" rx="6" fill="${p.ink}"/>
    <path d="M92,54h64M112,40h46" fill="none" stroke="${p.ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M104,62c-44,-4 -60,22 -54,66" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M36,128h28l6,34h-40z" fill="${p.base}"/>
    <path d="M44,180l-10,20M52,182v22M62,180l10,18" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="70" y="206" width="98" height="8" rx="4" fill="${p.ink}"/>`,
};
