import { z } from 'zod';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { legalForms, teamClasses } from '#domains/teams/contract/registration.words.ts';
import { joinModeLabels, teamStatusLabels, trustGradeLabels } from '#domains/teams/contract/teams.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { DISTRICT_NAMES } from '../places/regions.ts';
import { readCityFile } from '../city-file.ts';
import { category, day, line, wordOf } from '../shapes.ts';

const { active, pending, suspended } = teamStatusLabels;
const teamStates = { active, pending, suspended };

/** Shape of a service team (服务队伍) in a file: what is left out is usual. */
const team = z.strictObject({
  /** Full name, unique. */
  name: line.min(4).max(40),
  shortName: line,
  /** The one character cut into its seal. */
  seal: line.length(1, '应为一个字'),
  /** Further categories it also serves. */
  alsoServes: z.array(category).default([]),
  teamClass: z.enum(teamClasses),
  legalForm: z.enum(legalForms),
  /** Null for the teams that never filled it in (they see the warning after login). */
  foundedOn: day.nullable().default(null),
  district: z.enum(DISTRICT_NAMES),
  community: line,
  slogan: line.max(50),
  intro: line.min(80).max(300),
  contact: line,
  trust: z.enum(keysOf(trustGradeLabels)).default('B'),
  join: wordOf(joinModeLabels).default('approval'),
  /** Star rating. */
  stars: z.literal([3, 4, 5]).default(4),
  status: wordOf(teamStates).default('active'),
  /** False: shows the missing-logo warning. */
  hasLogo: z.boolean().default(true),
});

/** A service team of the invented city. */
export type TeamText = z.output<typeof team> & { category: CategoryKey };

/** The teams of one category, `city/teams/<category>.yaml`. */
export const teamsOf = (served: CategoryKey): TeamText[] =>
  readCityFile(`teams/${served}`, z.array(team)).map((told) => ({ ...told, category: served }));

/** A team whose registration came back, and what the reviewer wrote. */
export type ReturnedTeam = TeamText & { state: 'returned' | 'rejected'; note: string };

/** Teams whose registration came back; those that wait stand among the sixty. */
export const RETURNED_TEAMS: readonly ReturnedTeam[] = readCityFile(
  'returned-teams',
  z.array(team.extend({ category, state: wordOf({ returned: '退回补正', rejected: '不通过' }), note: line })),
);
