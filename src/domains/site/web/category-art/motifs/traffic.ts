import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the traffic category: lights, a flag guide, a shared bicycle. Each is drawn in a 240 × 240 box. */
export const trafficMotifs: MotifSet = {
  light: (p) => `
    <rect x="112" y="120" width="14" height="90" rx="5" fill="${p.ink}"/>
    <rect x="82" y="20" width="74" height="130" rx="26" fill="${p.ink}"/>
    <circle cx="119" cy="50" r="19" fill="#D9472F"/>
    <circle cx="119" cy="86" r="15" fill="${p.base}" opacity=".6"/>
    <circle cx="119" cy="120" r="19" fill="#5DB37E"/>
    <g transform="translate(0,4)">
      <path d="M34,182h22l-8,32h-26z" fill="${p.mid}"/>
      <path d="M72,182h22l-8,32h-26z" fill="${p.mid}"/>
      <path d="M110,182h22l-8,32h-26z" fill="${p.mid}"/>
      <path d="M148,182h22l-8,32h-26z" fill="${p.mid}"/>
      <path d="M186,182h22l-8,32h-26z" fill="${p.mid}"/>
    </g>
    <rect x="20" y="208" width="200" height="8" rx="4" fill="${p.ink}"/>`,
  flag: (p) => `
    <rect x="20" y="204" width="200" height="10" rx="5" fill="${p.mid}"/>
    <rect x="128" y="188" width="14" height="16" rx="2" fill="${p.mid}"/>
    <rect x="152" y="188" width="14" height="16" rx="2" fill="${p.mid}"/>
    <rect x="176" y="188" width="14" height="16" rx="2" fill="${p.mid}"/>
    <rect x="200" y="188" width="14" height="16" rx="2" fill="${p.mid}"/>
    <g transform="translate(92,205) scale(1.85,1.85) rotate(0)">
      <path d="M-4.5,-40L-5,-21L-6,0" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M4.5,-40L5,-21L6,0" fill="none" stroke="${p.ink}" stroke-width="8.4" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-10,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M2,-2h8.5c2.6,0 4,1.6 4,4.2h-12.5z" fill="#33261F"/>
      <path d="M-10,-70L-20,-62L-18,-50" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="-18" cy="-50" r="3.6" fill="#F3C9A5"/>
      <rect x="-4" y="-82" width="8" height="10" rx="3" fill="#F3C9A5"/>
      <path d="M-8,-76.5h16c4.6,0 7,2.6 6.8,7l-2,27c-.2,3 -2,4.5 -5,4.5h-15.6c-3,0 -4.8,-1.5 -5,-4.5l-2,-27c-.2,-4.4 2.2,-7 6.8,-7z" fill="#D9472F"/>
      <path d="M-4.6,-76.5l4.6,8 4.6,-8z" fill="${PAPER}"/>
      <path d="M6.2,-66.4c1.5,-1.7 4,-.5 3.3,1.6c-.5,1.3 -1.9,2.4 -3.3,3.3c-1.4,-.9 -2.8,-2 -3.3,-3.3c-.7,-2.1 1.8,-3.3 3.3,-1.6z" fill="${PAPER}" transform="translate(0,1)"/>
      <circle cx="0" cy="-89" r="10.6" fill="#F3C9A5"/>
      <path d="M-11.2,-90c0,-8.5 4.6,-13 11.2,-13s11.2,4.5 11.2,13h-22.4z" fill="#D9472F"/>
      <path d="M2,-90.6h14.5c1.4,0 1.4,3.2 0,3.2h-14.5z" fill="#D9472F"/>
      <path d="M10,-70L22,-74L32,-92" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="32" cy="-92" r="3.6" fill="#F3C9A5"/>
      <path d="M32,-66v-62" stroke="${p.ink}" stroke-width="3.4" stroke-linecap="round"/>
      <path d="M33,-126h36l-8,11 8,11h-36z" fill="${p.pop}"/>
    </g>`,
  bike: (p) => `
    <g fill="none" stroke="${p.ink}" stroke-width="9">
      <circle cx="68" cy="156" r="42"/>
      <circle cx="176" cy="156" r="42"/>
    </g>
    <circle cx="68" cy="156" r="9" fill="${p.base}"/>
    <circle cx="176" cy="156" r="9" fill="${p.base}"/>
    <path d="M68,156L106,156M176,156L214,156" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L87,188.9M176,156L195,188.9" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L49,188.9M176,156L157,188.9" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L30,156M176,156L138,156" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L49,123.1M176,156L157,123.1" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L87,123.1M176,156L195,123.1" stroke="${p.mid}" stroke-width="3"/>
    <path d="M68,156L98,96L160,96L120,156zM98,96L120,156M160,96L176,156" fill="none" stroke="${p.base}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M160,96l-8,-30h26q14,0 10,16" fill="none" stroke="${p.base}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M96,92l-6,-18M76,74h30" fill="none" stroke="${p.ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="166" y="96" width="36" height="28" rx="6" fill="${p.pop}"/>
    <circle cx="120" cy="156" r="11" fill="${p.ink}"/>
    <rect x="22" y="200" width="198" height="8" rx="4" fill="${p.mid}"/>`,
};
