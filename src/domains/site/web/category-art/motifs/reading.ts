import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the reading category: a book by moonlight, a stack, a shelf. Each is drawn in a 240 × 240 box. */
export const readingMotifs: MotifSet = {
  moon: (p) => `
    <path d="M138,20a50,50 0 1 0 46,66a40,40 0 0 1 -46,-66z" fill="${p.pop}"/>
    <circle cx="84" cy="44" r="5" fill="${p.pop}"/>
    <circle cx="62" cy="78" r="3.5" fill="${p.mid}"/>
    <circle cx="196" cy="40" r="4" fill="${p.mid}"/>
    <path d="M120,124c-26,-20 -60,-22 -92,-14v86c32,-8 66,-6 92,14z" fill="${p.base}"/>
    <path d="M120,124c26,-20 60,-22 92,-14v86c-32,-8 -66,-6 -92,14z" fill="${p.ink}"/>
    <path d="M120,116c-22,-18 -54,-22 -80,-16v82c28,-6 58,-4 80,14z" fill="${PAPER}"/>
    <path d="M120,116c22,-18 54,-22 80,-16v82c-28,-6 -58,-4 -80,14z" fill="${p.soft}"/>
    <path d="M56,122c18,-2 32,2 46,10M56,142c18,-2 32,2 46,10M56,162c18,-2 32,2 46,10M138,132c14,-8 28,-12 46,-10M138,152c14,-8 28,-12 46,-10" fill="none" stroke="${p.mid}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  stack: (p) => `
    <rect x="40" y="182" width="160" height="28" rx="8" fill="${p.ink}"/>
    <rect x="52" y="150" width="140" height="30" rx="8" fill="${p.base}"/>
    <rect x="70" y="158" width="34" height="14" rx="4" fill="${PAPER}"/>
    <rect x="36" y="118" width="150" height="30" rx="8" fill="${p.pop}"/>
    <rect x="54" y="126" width="8" height="14" rx="3" fill="${p.ink}"/>
    <rect x="68" y="126" width="8" height="14" rx="3" fill="${p.ink}"/>
    <rect x="66" y="88" width="120" height="28" rx="8" fill="${p.mid}"/>
    <rect x="150" y="88" width="14" height="28" rx="0" fill="${p.base}"/>
    <g transform="translate(126,88)">
      <path d="M-34,-42h68c0,24 -10,40 -22,42h-24c-12,-2 -22,-18 -22,-42z" fill="${PAPER}"/>
      <path d="M-34,-42h68c0,5 0,8 -1,12h-66c-1,-4 -1,-7 -1,-12z" fill="${p.mid}"/>
      <path d="M34,-32c18,-2 16,22 -8,22" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-12,-54c-6,-8 6,-12 0,-20M10,-54c-6,-8 6,-12 0,-20" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    </g>`,
  shelf: (p) => `
    <rect x="22" y="196" width="196" height="12" rx="6" fill="${p.ink}"/>
    <rect x="34" y="70" width="28" height="126" rx="5" fill="${p.base}"/>
    <rect x="40" y="86" width="16" height="8" rx="3" fill="${PAPER}"/>
    <rect x="40" y="170" width="16" height="8" rx="3" fill="${PAPER}"/>
    <rect x="66" y="96" width="22" height="100" rx="5" fill="${p.mid}"/>
    <rect x="92" y="54" width="32" height="142" rx="5" fill="${p.ink}"/>
    <circle cx="108" cy="82" r="9" fill="${p.pop}"/>
    <rect x="98" y="168" width="20" height="6" rx="3" fill="${p.mid}"/>
    <rect x="128" y="84" width="24" height="112" rx="5" fill="${p.pop}"/>
    <rect x="134" y="100" width="12" height="40" rx="4" fill="${PAPER}" opacity=".7"/>
    <g transform="rotate(16 196 196)">
      <rect x="160" y="82" width="26" height="116" rx="5" fill="${p.base}"/>
      <rect x="166" y="96" width="14" height="10" rx="3" fill="${PAPER}"/>
    </g>
    <path d="M196,196c-2,-26 4,-40 22,-52c6,24 0,42 -14,52z" fill="${p.mid}"/>`,
};
