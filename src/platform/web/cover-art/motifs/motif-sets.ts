import type { CategoryKey, MotifSet } from '../palettes.ts';
import { accessMotifs } from './access.ts';
import { cultureMotifs } from './culture.ts';
import { ecoMotifs } from './eco.ts';
import { elderMotifs } from './elder.ts';
import { eventMotifs } from './event.ts';
import { healthMotifs } from './health.ts';
import { neighborMotifs } from './neighbor.ts';
import { readingMotifs } from './reading.ts';
import { rescueMotifs } from './rescue.ts';
import { theoryMotifs } from './theory.ts';
import { trafficMotifs } from './traffic.ts';
import { youthMotifs } from './youth.ts';

/** Three motifs for each category. */
export const MOTIF_SETS: Record<CategoryKey, MotifSet> = {
  elder: elderMotifs,
  eco: ecoMotifs,
  traffic: trafficMotifs,
  event: eventMotifs,
  reading: readingMotifs,
  health: healthMotifs,
  rescue: rescueMotifs,
  access: accessMotifs,
  youth: youthMotifs,
  culture: cultureMotifs,
  theory: theoryMotifs,
  neighbor: neighborMotifs,
};

/** Names of a category's motifs, in the order the hash chooses from. */
export function motifNames(category: CategoryKey): string[] {
  return Object.keys(MOTIF_SETS[category]);
}

/** The motif asked for if the category has it, else the one the hash chooses. */
export function chooseMotif(category: CategoryKey, hash: number, asked?: string): string {
  const names = motifNames(category);
  if (asked !== undefined && names.includes(asked)) return asked;
  return names[hash % names.length] ?? '';
}
