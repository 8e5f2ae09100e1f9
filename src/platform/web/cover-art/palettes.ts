/** The twelve service categories that have a palette and motifs, in display order. */
export const CATEGORY_KEYS = [
  'elder',
  'eco',
  'traffic',
  'event',
  'reading',
  'health',
  'rescue',
  'access',
  'youth',
  'culture',
  'theory',
  'neighbor',
] as const;

export type CategoryKey = (typeof CATEGORY_KEYS)[number];

/** Five colours of one category; all twelve share the same lightness steps, so any mix of cards reads as one family. */
export type Palette = { ink: string; base: string; mid: string; soft: string; pop: string };

/** What a motif may read: its colours, and whether it brings its own sun and water (the shore layout has them already). */
export type MotifInk = Palette & { ownScenery: boolean };

/** Motif name → drawing. The order of the names is part of the picture of every record: append, never reorder. */
export type MotifSet = Record<string, (p: MotifInk) => string>;

/** Warm white used wherever paper, light or water shows through. */
export const PAPER = '#FFFCF7';

/** The same values as `.cat-*` in tokens.css, which cannot be read where pictures are drawn. */
export const PALETTES: Record<CategoryKey, Palette> = {
  elder: { ink: '#74380E', base: '#DE7C33', mid: '#F0B27C', soft: '#FCEAD8', pop: '#1B757B' },
  eco: { ink: '#1B4A2F', base: '#459160', mid: '#9CCBA8', soft: '#E3F1E5', pop: '#EBA92B' },
  traffic: { ink: '#163A63', base: '#3A78BA', mid: '#97BCE2', soft: '#E3EDF8', pop: '#EBA92B' },
  event: { ink: '#7A1D10', base: '#D9472F', mid: '#F2A08D', soft: '#FDE7E0', pop: '#0E5F66' },
  reading: { ink: '#2F2E69', base: '#6462B0', mid: '#ADACDD', soft: '#EAE9F7', pop: '#EBA92B' },
  health: { ink: '#7A1E44', base: '#CF5B7E', mid: '#EDABBD', soft: '#FCE8ED', pop: '#1B757B' },
  rescue: { ink: '#112C45', base: '#28567E', mid: '#8CADC9', soft: '#E3ECF3', pop: '#EE6C2C' },
  access: { ink: '#0A3A40', base: '#1F7F86', mid: '#8CC4C6', soft: '#DFF0F0', pop: '#EBA92B' },
  youth: { ink: '#654600', base: '#E8A826', mid: '#F6D485', soft: '#FDF2D6', pop: '#D9472F' },
  culture: { ink: '#48204D', base: '#8E5693', mid: '#C9A3CC', soft: '#F2E7F3', pop: '#DE7C33' },
  theory: { ink: '#662517', base: '#AE523D', mid: '#DDA797', soft: '#F8E7E1', pop: '#1B757B' },
  neighbor: { ink: '#36460F', base: '#7C983A', mid: '#C2D193', soft: '#F0F5DF', pop: '#D9472F' },
};

/** Whether the word is one of the twelve category keys. */
export function isCategoryKey(word: string): word is CategoryKey {
  return (CATEGORY_KEYS as readonly string[]).includes(word);
}

/** The category a picture is drawn in: the word itself, or neighbor for anything unknown. */
export function drawableCategory(word: string): CategoryKey {
  return isCategoryKey(word) ? word : 'neighbor';
}
