import { z } from 'zod';
import { needTypeKeys, type NeedType, needTypes } from '#domains/needs/contract/needs.words.ts';
import { readCityFile } from './city-file.ts';
import { line, wordOf } from './shapes.ts';

const typeWords = Object.fromEntries(needTypeKeys.map((key) => [key, needTypes[key].label])) as Record<
  NeedType,
  string
>;
const states = { listed: '已上架', proposed: '待审核', off: '已下架' } as const;
const count = z.int().min(1);

/** What teams of the city offer by name (服务菜单). */
export const SERVICES = readCityFile(
  'service-menu',
  z
    .array(
      z.strictObject({
        type: wordOf(typeWords),
        name: z.string().min(2).max(20),
        summary: line.max(60),
        terms: line.max(60),
        minutes: count,
        lead: z.int().min(0),
        teams: count,
        quota: count,
        city: z.boolean().default(true),
        paused: count.optional(),
        state: wordOf(states).default('listed'),
      }),
    )
    .min(1),
);
