import { z } from 'zod';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { readCityFile } from '../texts/city-file.ts';
import { line } from '../texts/shapes.ts';

export const sceneNames = ['shore', 'people', 'bags', 'room', 'table'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Pictures that some activities of a category show; the first is their cover too. */
export const PICTURES = readCityFile(
  'pictures',
  z.array(
    z.strictObject({
      category: z.enum(categoryKeys),
      pictures: z.array(z.strictObject({ scene: z.enum(sceneNames), words: line })).min(1),
    }),
  ),
);
