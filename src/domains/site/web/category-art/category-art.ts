import type { ArtKind, ArtSet } from '#platform/web/cover-art/art-set.ts';
import type { CategoryKey } from '../../contract/categories.words.ts';
import { accessMotifs } from './motifs/access.ts';
import { cultureMotifs } from './motifs/culture.ts';
import { ecoMotifs } from './motifs/eco.ts';
import { elderMotifs } from './motifs/elder.ts';
import { eventMotifs } from './motifs/event.ts';
import { healthMotifs } from './motifs/health.ts';
import { neighborMotifs } from './motifs/neighbor.ts';
import { readingMotifs } from './motifs/reading.ts';
import { rescueMotifs } from './motifs/rescue.ts';
import { theoryMotifs } from './motifs/theory.ts';
import { trafficMotifs } from './motifs/traffic.ts';
import { youthMotifs } from './motifs/youth.ts';

/** How each service category is drawn; the colours are those of `category-palettes.css`, which cannot be read where pictures are drawn. */
const kinds: Record<CategoryKey, ArtKind> = {
  elder: {
    palette: { ink: '#74380E', base: '#DE7C33', mid: '#F0B27C', soft: '#FCEAD8', pop: '#1B757B' },
    motifs: elderMotifs,
    hasLightBase: true,
  },
  eco: {
    palette: { ink: '#1B4A2F', base: '#459160', mid: '#9CCBA8', soft: '#E3F1E5', pop: '#EBA92B' },
    motifs: ecoMotifs,
  },
  traffic: {
    palette: { ink: '#163A63', base: '#3A78BA', mid: '#97BCE2', soft: '#E3EDF8', pop: '#EBA92B' },
    motifs: trafficMotifs,
  },
  event: {
    palette: { ink: '#7A1D10', base: '#D9472F', mid: '#F2A08D', soft: '#FDE7E0', pop: '#0E5F66' },
    motifs: eventMotifs,
    writtenMotifs: ['bib'],
  },
  reading: {
    palette: { ink: '#2F2E69', base: '#6462B0', mid: '#ADACDD', soft: '#EAE9F7', pop: '#EBA92B' },
    motifs: readingMotifs,
  },
  health: {
    palette: { ink: '#7A1E44', base: '#CF5B7E', mid: '#EDABBD', soft: '#FCE8ED', pop: '#1B757B' },
    motifs: healthMotifs,
  },
  rescue: {
    palette: { ink: '#112C45', base: '#28567E', mid: '#8CADC9', soft: '#E3ECF3', pop: '#EE6C2C' },
    motifs: rescueMotifs,
  },
  access: {
    palette: { ink: '#0A3A40', base: '#1F7F86', mid: '#8CC4C6', soft: '#DFF0F0', pop: '#EBA92B' },
    motifs: accessMotifs,
  },
  youth: {
    palette: { ink: '#654600', base: '#E8A826', mid: '#F6D485', soft: '#FDF2D6', pop: '#D9472F' },
    motifs: youthMotifs,
    hasLightBase: true,
  },
  culture: {
    palette: { ink: '#48204D', base: '#8E5693', mid: '#C9A3CC', soft: '#F2E7F3', pop: '#DE7C33' },
    motifs: cultureMotifs,
  },
  theory: {
    palette: { ink: '#662517', base: '#AE523D', mid: '#DDA797', soft: '#F8E7E1', pop: '#1B757B' },
    motifs: theoryMotifs,
  },
  neighbor: {
    palette: { ink: '#36460F', base: '#7C983A', mid: '#C2D193', soft: '#F0F5DF', pop: '#D9472F' },
    motifs: neighborMotifs,
    hasLightBase: true,
  },
};

/** The pictures of the product: one kind for each service category; what no category has is drawn as neighbor. */
export const categoryArt: ArtSet = { kinds, otherwise: 'neighbor' satisfies CategoryKey };
