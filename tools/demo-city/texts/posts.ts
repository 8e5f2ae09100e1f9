import { z } from 'zod';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { readCityFile } from './city-file.ts';
import { line } from './shapes.ts';

const shape = z.strictObject({
  title: z.string().min(4).max(40),
  text: z.string().min(10).max(2000),
  category: z.enum(categoryKeys),
  address: line,
  risk: line,
  slots: z
    .array(
      z.strictObject({ weekday: z.int().min(0).max(6), starts: line, ends: line, places: z.int().min(1) }),
    )
    .min(1),
  said: z.string().min(4).max(500),
  wish: z.string().min(4).max(200),
});

/** What teams of the city need somebody for every week (常设岗位). */
export const POSTS = readCityFile('posts', z.array(shape).min(4));
