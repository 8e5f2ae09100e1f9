/** Five colours of one kind of record; all kinds share the same lightness steps, so any mix of cards reads as one family. */
export type Palette = { ink: string; base: string; mid: string; soft: string; pop: string };

/** What a motif may read: its colours, and whether it brings its own sun and water (the shore layout has them already). */
export type MotifInk = Palette & { ownScenery: boolean };

/** Motif name → drawing. The order of the names is part of the picture of every record: append, never reorder. */
export type MotifSet = Record<string, (p: MotifInk) => string>;

/** How one kind of record is drawn. */
export type ArtKind = {
  palette: Palette;
  motifs: MotifSet;
  /** Motifs that carry figures or words are never mirrored. */
  writtenMotifs?: readonly string[];
  /** The base colour is too light to carry the paper-white character of a seal. */
  hasLightBase?: true;
};

/** The kinds there are, by their words, and how an unknown word is drawn. The product hands its own in. */
export type ArtSet = { kinds: Readonly<Record<string, ArtKind>>; otherwise: string };

/** Warm white used wherever paper, light or water shows through. */
export const PAPER = '#FFFCF7';

/** Whether the set has this kind; words that every object knows are none. */
export const hasKind = ({ kinds }: ArtSet, kind: string): boolean => Object.hasOwn(kinds, kind);

/** The kind a picture is drawn in: the word itself, or the set's own choice for anything unknown. @throws for a set without it */
export function kindOf(set: ArtSet, word: string): { name: string; kind: ArtKind } {
  const name = hasKind(set, word) ? word : set.otherwise;
  const kind = set.kinds[name];
  if (!kind) throw new Error(`the art set has no kind ${name}`);
  return { name, kind };
}

/** The motif asked for if the kind has it, else the one the hash chooses. */
export function chooseMotif({ motifs }: ArtKind, hash: number, asked?: string): string {
  const names = Object.keys(motifs);
  if (asked !== undefined && names.includes(asked)) return asked;
  return names[hash % names.length] ?? '';
}
