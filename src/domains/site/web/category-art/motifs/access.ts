import { PAPER, type MotifInk, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** A tactile paving stone: bars lead on, dots say stop. */
function paver(p: MotifInk, { x, y, hasDots }: { x: number; y: number; hasDots: boolean }): string {
  const stone = `<rect x="${x}" y="${y}" width="54" height="54" rx="6" fill="${p.pop}"/>`;
  const dot = (dx: number, dy: number) => `<circle cx="${x + dx}" cy="${y + dy}" r="6" fill="${PAPER}"/>`;
  const bar = (dx: number) =>
    `<rect x="${x + dx}" y="${y + 7}" width="10" height="40" rx="5" fill="${PAPER}"/>`;
  const relief = hasDots
    ? [9, 27, 45].flatMap((dx) => [9, 27, 45].map((dy) => dot(dx, dy)))
    : [6, 22, 38].map(bar);
  return stone + relief.join('');
}

/** Motifs of the access category: a wheelchair, tactile paving, listening. Each is drawn in a 240 × 240 box. */
export const accessMotifs: MotifSet = {
  wheel: (p) => `
    <rect x="24" y="208" width="192" height="8" rx="4" fill="${p.mid}"/>
    <circle cx="112" cy="154" r="50" fill="none" stroke="${p.ink}" stroke-width="10"/>
    <circle cx="112" cy="154" r="8" fill="${p.ink}"/>
    <path d="M112,154L158,154M112,154L66,154" stroke="${p.mid}" stroke-width="3"/>
    <path d="M112,154L144.5,186.5M112,154L79.5,121.5" stroke="${p.mid}" stroke-width="3"/>
    <path d="M112,154L112,200M112,154L112,108" stroke="${p.mid}" stroke-width="3"/>
    <path d="M112,154L79.5,186.6M112,154L144.5,121.4" stroke="${p.mid}" stroke-width="3"/>
    <circle cx="184" cy="190" r="16" fill="none" stroke="${p.ink}" stroke-width="8"/>
    <path d="M82,66v76h70l26,44h22" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M82,72l-18,-6" fill="none" stroke="${p.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="106" cy="40" r="21" fill="#F3C9A5"/>
    <path d="M84,42c-4,-18 6,-28 22,-28s26,10 22,24c-12,2 -24,-2 -30,-6c-4,6 -8,10 -14,10z" fill="#33261F"/>
    <path d="M90,64h28q12,0 12,12v52h-46v-52q0,-12 6,-12z" fill="#D9472F"/>
    <path d="M116,78l24,22 20,-4" fill="none" stroke="${PAPER}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="162" cy="96" r="8" fill="#F3C9A5"/>
    <path d="M108,132h46l20,46" fill="none" stroke="${p.base}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M174,182h14" fill="none" stroke="${p.ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    <path transform="translate(196,66) scale(1.5)" d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z" fill="${p.pop}"/>`,
  tactile: (p) => `
    <g transform="translate(120,138) scale(1,.56) rotate(45)">
      ${[-85, -27, 31].flatMap((x, column) => [-85, -27, 31].map((y, row) => paver(p, { x, y, hasDots: (column + row) % 2 === 1 }))).join('')}
    </g>
    <path d="M176,34L96,172" fill="none" stroke="${PAPER}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M176,34L160,62" fill="none" stroke="${p.ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M106,155L94,175" fill="none" stroke="${p.base}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M176,34q10,-14 20,-4" fill="none" stroke="${p.ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  listen: (p) => `
    <g fill="none" stroke="${p.ink}" stroke-width="14" stroke-linecap="round">
      <path d="M48,138v-16a72,72 0 0 1 144,0v16"/>
    </g>
    <rect x="30" y="124" width="44" height="68" rx="20" fill="${p.base}"/>
    <rect x="166" y="124" width="44" height="68" rx="20" fill="${p.base}"/>
    <rect x="62" y="132" width="12" height="52" rx="6" fill="${p.ink}"/>
    <rect x="166" y="132" width="12" height="52" rx="6" fill="${p.ink}"/>
    <g fill="${p.pop}">
      <circle cx="104" cy="112" r="11" fill="${p.pop}"/>
      <circle cx="136" cy="112" r="11" fill="${p.pop}"/>
      <circle cx="104" cy="140" r="8" fill="none" stroke="${p.mid}" stroke-width="5"/>
      <circle cx="136" cy="140" r="11" fill="${p.pop}"/>
      <circle cx="104" cy="168" r="11" fill="${p.pop}"/>
      <circle cx="136" cy="168" r="8" fill="none" stroke="${p.mid}" stroke-width="5"/>
    </g>
    <path d="M16,150v20M224,150v20" fill="none" stroke="${p.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
};
