import { z } from 'zod';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { readCityFile } from './city-file.ts';
import { line } from './shapes.ts';

const shape = z.strictObject({
  title: z.string().min(4).max(40),
  text: z.string().min(10).max(2000),
  category: z.enum(categoryKeys),
  address: line,
  done: z.string().min(4).max(500),
});

/** What 所 and 站 of the city ask of whoever passes by (随手志愿). */
export const MICRO = readCityFile('micro', z.array(shape).min(1));
