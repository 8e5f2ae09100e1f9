import { z } from 'zod';
import { protectedFieldLabels, teamChangeStatusLabels } from '#domains/teams/contract/team-profile.words.ts';
import { readCityFile } from '../city-file.ts';
import { line, wordOf } from '../shapes.ts';

const { name, leaderName, teamClass } = protectedFieldLabels;
const { pending, passed, rejected } = teamChangeStatusLabels;

/** Changes of checked facts that teams asked for; one that was passed says what stood there before. */
export const TEAM_CHANGES = readCityFile(
  'team-changes',
  z
    .array(
      z.strictObject({
        field: wordOf({ name, leaderName, teamClass }),
        from: line.optional(),
        to: line.optional(),
        status: wordOf({ pending, passed, rejected }),
        hoursAgo: z.int().min(1),
        note: z.string().default(''),
        reason: line.nullable().default(null),
      }),
    )
    .min(1),
);
