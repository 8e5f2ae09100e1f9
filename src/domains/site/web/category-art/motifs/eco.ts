import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the eco category: a sprout, an egret, a cloth bag. Each is drawn in a 240 × 240 box. */
export const ecoMotifs: MotifSet = {
  sprout: (p) => `
    <path d="M40,178a80,40 0 0 1 160,0z" fill="${p.ink}"/>
    <rect x="28" y="176" width="184" height="14" rx="7" fill="${p.ink}"/>
    <path d="M120,152c0,-30 -2,-46 0,-74" fill="none" stroke="${p.base}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M120,104c-46,4 -66,-20 -66,-58c44,-2 66,18 66,58z" fill="${p.base}"/>
    <path d="M120,88c4,-44 28,-60 66,-58c4,40 -22,62 -66,58z" fill="${p.mid}"/>
    <path d="M72,62c16,8 32,22 46,40M168,46c-16,8 -32,20 -46,40" fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>
    <path d="M196,100c10,14 14,20 14,27a14,14 0 0 1 -28,0c0,-7 4,-13 14,-27z" fill="${p.pop}"/>`,
  egret: (p) => `
    ${
      p.ownScenery
        ? `<circle cx="172" cy="70" r="34" fill="${p.pop}"/><path d="M20,196q25,-14 50,0t50,0t50,0t50,0v16h-200z" fill="${p.base}"/><path d="M24,214q24,-10 48,0t48,0t48,0t48,0" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="M60,216q18,-8 36,0t36,0t36,0" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
    }
    <path d="M112,150l-4,54M132,150l8,50" fill="none" stroke="${p.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M78,120c6,-30 46,-40 78,-22c20,12 28,28 44,34c-22,22 -58,34 -88,26c-24,-6 -38,-20 -34,-38z" fill="${PAPER}"/>
    <path d="M110,118c20,-16 56,-4 90,14c-24,16 -66,20 -84,8c-8,-6 -10,-16 -6,-22z" fill="${p.mid}" opacity=".7"/>
    <path d="M92,122c-28,-20 10,-44 -8,-66c-6,-8 -16,-10 -24,-6" fill="none" stroke="${PAPER}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M58,42l-40,16 42,2z" fill="${p.pop}"/>
    <circle cx="66" cy="49" r="3" fill="${p.ink}"/>
    <path d="M74,44c10,0 18,6 22,12" fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M40,200v-70M52,200v-52M30,200v-44" fill="none" stroke="${p.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="36" y="112" width="8" height="30" rx="4" fill="${p.ink}"/>
    <rect x="48" y="132" width="8" height="24" rx="4" fill="${p.ink}"/>`,
  bag: (p) => `
    <path d="M58,92h104l14,104q2,14 -12,14h-108q-14,0 -12,-14z" fill="${p.base}"/>
    <path d="M82,92c0,-44 56,-44 56,0" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M110,176c-30,-10 -34,-44 -4,-62c26,10 32,42 4,62z" fill="${PAPER}"/>
    <path d="M108,120v68" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <g transform="rotate(14 196 140)">
      <rect x="180" y="84" width="32" height="112" rx="12" fill="${p.mid}"/>
      <rect x="188" y="62" width="16" height="28" rx="4" fill="${p.ink}"/>
      <rect x="180" y="120" width="32" height="34" rx="0" fill="${PAPER}"/>
    </g>
    <path d="M34,206h186" fill="none" stroke="${p.ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
};
