import { z } from 'zod';
import { needTypeKeys, type NeedType, needTypes } from '#domains/needs/contract/needs.words.ts';
import { readCityFile } from './city-file.ts';
import { line } from './shapes.ts';

const byLabel = new Map(needTypeKeys.map((key) => [needTypes[key].label as string, key]));
const shape = z.strictObject({
  type: z
    .string()
    .refine((label) => byLabel.has(label), { error: `只能写 ${[...byLabel.keys()].join('、')}` }),
  title: z.string().min(4).max(40),
  text: z.string().min(10).max(1000),
  publicTitle: z.string().min(4).max(40),
  publicText: line,
  risk: line,
});

/** What people of the city ask for (群众点单), as they wrote it and as everybody may read it. */
export const NEEDS: readonly (z.output<typeof shape> & { needType: NeedType })[] = readCityFile(
  'needs',
  z.array(shape).min(1),
).map((need) => ({ ...need, needType: byLabel.get(need.type) ?? 'other' }));
