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
});

/** What the centre of the city asks teams for (指令任务). */
export const DIRECTIVES = readCityFile('directives', z.array(shape).min(1));
