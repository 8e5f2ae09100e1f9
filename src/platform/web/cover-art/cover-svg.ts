import { type ArtSet, chooseMotif, kindOf } from './art-set.ts';
import { COMPOSE, COVER_LAYOUTS, type CoverLayout } from './cover-layouts.ts';
import { hashOf, pick, randomFrom } from './seeded-random.ts';
import { coord } from './svg-text.ts';

/** wide 16:10 for cards and pages, tall 3:4 for the mobile list, square for small rows. */
export const COVER_CROPS = ['wide', 'tall', 'square'] as const;
export type CoverCrop = (typeof COVER_CROPS)[number];

/** saturated or soft ground. */
export const COVER_TONES = ['deep', 'soft'] as const;
export type CoverTone = (typeof COVER_TONES)[number];

/** What an editor may pin on a record; each replaces the hash's own choice and changes nothing else. */
export type CoverChoice = { layout?: CoverLayout; motif?: string; tone?: CoverTone };

/** `key` is the record's stable id (`activity:1287`), never its title: a renamed record keeps its picture. */
export type CoverRequest = CoverChoice & { kind: string; key: string; crop?: CoverCrop };

const CROP_WIDTH: Record<CoverCrop, number> = { wide: 640, tall: 300, square: 400 };

/**
 * The cover of a record that has no picture: the same kind and key always give the same drawing, 640 × 400
 * or a crop of it centred on its subject. An unknown kind is drawn as the set says. How a drawing is chosen: docs/design.md.
 */
export function coverSvg(set: ArtSet, request: CoverRequest): string {
  const { name, kind } = kindOf(set, request.kind);
  const hash = hashOf(`${name}|${request.key}`);
  const motif = chooseMotif(kind, hash, request.motif);
  const layout = request.layout ?? pick(COVER_LAYOUTS, hash >>> 5);
  const isSoft = request.tone ? request.tone === 'soft' : (hash >>> 11) % 2 === 1;
  const isMirrored = ((hash >>> 9) & 1) === 1 && !kind.writtenMotifs?.includes(motif);
  const { palette, motifs } = kind;
  const drawing = motifs[motif]?.({ ...palette, ownScenery: layout !== 'shore' }) ?? '';

  const { body, subjectX } = COMPOSE[layout]({
    palette,
    hash,
    random: randomFrom(hash),
    isSoft,
    drawMotif: ({ x, y, scale }) =>
      `<g transform="translate(${coord(x - 120 * scale)},${coord(y - 120 * scale)}) scale(${scale})">${drawing}</g>`,
  });
  const picture = isMirrored ? `<g transform="translate(640,0) scale(-1,1)">${body}</g>` : body;
  const width = CROP_WIDTH[request.crop ?? 'wide'];
  const subject = isMirrored ? 640 - subjectX : subjectX;
  const left = Math.min(Math.max(subject - width / 2, 0), 640 - width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} 400" preserveAspectRatio="xMidYMid slice"><defs><clipPath id="frame"><rect width="640" height="400"/></clipPath></defs><g clip-path="url(#frame)">${picture}</g></svg>`;
}

/** One motif on its own light disc, for places too small for a cover (under 72 px); an unknown name gives the first. */
export function motifSvg(set: ArtSet, word: string, name?: string): string {
  const { kind } = kindOf(set, word);
  const { palette, motifs } = kind;
  const motif = motifs[chooseMotif(kind, 0, name)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><circle cx="120" cy="120" r="118" fill="${palette.soft}"/>${motif?.({ ...palette, ownScenery: true }) ?? ''}</svg>`;
}
