import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the youth category: a paper plane, a pencil, building blocks. Each is drawn in a 240 × 240 box. */
export const youthMotifs: MotifSet = {
  plane: (p) => `
    <path d="M24,196c40,8 70,-8 74,-34c4,-24 -30,-28 -32,-6c-2,26 44,30 72,2" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 14"/>
    <path d="M220,34L50,104l54,24z" fill="${p.pop}"/>
    <path d="M220,34L104,128l8,54 24,-34z" fill="${p.ink}"/>
    <path d="M220,34L104,128l92,46z" fill="${p.base}"/>
    <circle cx="56" cy="48" r="6" fill="${p.base}"/>
    <circle cx="196" cy="204" r="9" fill="${p.mid}"/>`,
  pencil: (p) => `
    <g transform="rotate(38 120 120)">
      <rect x="98" y="20" width="44" height="26" rx="10" fill="${p.pop}"/>
      <rect x="98" y="42" width="44" height="14" rx="0" fill="${p.mid}"/>
      <rect x="98" y="56" width="44" height="112" rx="0" fill="${p.base}"/>
      <rect x="112" y="56" width="16" height="112" rx="0" fill="${PAPER}" opacity=".35"/>
      <path d="M98,168h44l-22,46z" fill="#F3C9A5"/>
      <path d="M111,195h18l-9,19z" fill="${p.ink}"/>
    </g>
    <path d="M58,52l8,17 19,2.600 -14,13 3.400,19 -16.400,-9.200 -16.400,9.200 3.400,-19 -14,-13 19,-2.600z" fill="${p.pop}"/>
    <path d="M30,206c20,-12 26,12 46,0s26,12 46,0" fill="none" stroke="${p.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  blocks: (p) => `
    <rect x="34" y="134" width="72" height="72" rx="8" fill="${p.base}"/>
    <rect x="112" y="134" width="72" height="72" rx="8" fill="${p.pop}"/>
    <path d="M148,146a24,24 0 0 1 24,24v24h-48v-24a24,24 0 0 1 24,-24z" fill="${PAPER}"/>
    <circle cx="70" cy="170" r="20" fill="${PAPER}"/>
    <rect x="72" y="66" width="72" height="64" rx="8" fill="${p.ink}"/>
    <path d="M92,114l16,-30 16,30z" fill="${p.mid}"/>
    <path d="M72,62L108,20l36,42z" fill="${p.base}"/>
    <circle cx="200" cy="190" r="16" fill="${p.base}"/>
    <rect x="20" y="206" width="200" height="8" rx="4" fill="${p.mid}"/>`,
};
