import { type ArtSet, kindOf, PAPER } from './art-set.ts';
import { hashOf, pick } from './seeded-random.ts';
import { escapeXml, firstCharacter } from './svg-text.ts';

/** 圆 方 叶 八角 拱. The hash chooses by position: append, never reorder. */
export const SEAL_SHAPES = ['round', 'soft', 'leaf', 'oct', 'arch'] as const;
export type SealShape = (typeof SEAL_SHAPES)[number];

/** `key` keeps the mark when the name changes; without it the name decides. `char` is one character, by default the name's first. */
export type SealRequest = { name: string; kind: string; key?: string; char?: string; shape?: SealShape };

/** The outline, moved inwards by `inset` units. */
const OUTLINES: Record<SealShape, (inset: number) => string> = {
  round: (i) => `<circle cx="48" cy="48" r="${46 - i}"/>`,
  soft: (i) =>
    `<rect x="${3 + i}" y="${3 + i}" width="${90 - 2 * i}" height="${90 - 2 * i}" rx="${22 - i * 0.8}"/>`,
  leaf: (i) =>
    `<path d="M${4 + i},48a${44 - i},${44 - i} 0 0 1 ${44 - i},-${44 - i}h${44 - i}v${44 - i}a${44 - i},${44 - i} 0 0 1 -${44 - i},${44 - i}h-${44 - i}z"/>`,
  oct: (i) => {
    const near = 3 + i;
    const far = 93 - i;
    return `<path d="M27,${near}L69,${near}L${far},27L${far},69L69,${far}L27,${far}L${near},69L${near},27z" stroke-linejoin="round"/>`;
  },
  arch: (i) =>
    `<path d="M${5 + i},48a${43 - i},${44 - i} 0 0 1 ${86 - 2 * i},0v${36 - i}q0,8 -8,8h-${70 - 2 * i}q-8,0 -8,-8z"/>`,
};

/** The mark of a group: one character in Song, cut into one of five shapes in the kind's colour. */
export function sealSvg(set: ArtSet, request: SealRequest): string {
  const { palette, hasLightBase } = kindOf(set, request.kind).kind;
  const hash = hashOf(`seal|${request.key ?? request.name}`);
  const shape = request.shape ?? pick(SEAL_SHAPES, hash);
  const isDark = ((hash >>> 6) & 1) === 1 || hasLightBase === true;
  const outline = OUTLINES[shape];
  const drop = shape === 'arch' ? 3 : 0;
  const char = escapeXml(firstCharacter(request.char || request.name));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<g fill="${isDark ? palette.ink : palette.base}">${outline(0)}</g>`,
    `<g fill="none" stroke="${PAPER}" stroke-width="2" opacity=".8">${outline(6.5)}</g>`,
    `<g fill="none" stroke="${palette.mid}" stroke-width="3" stroke-linecap="round" opacity=".85"><path d="M36,${74 + drop}q6,-5 12,0t12,0"/></g>`,
    `<text x="48" y="${61 + drop}" text-anchor="middle" font-family="'Songti SC','STSong','Noto Serif CJK SC','Source Han Serif SC',SimSun,serif" font-weight="700" font-size="40" fill="${PAPER}">${char}</text>`,
    '</svg>',
  ].join('');
}
