import { z } from 'zod';
import { legalForms, teamClasses } from '#domains/teams/contract/registration.words.ts';
import { readCityFile } from '../city-file.ts';
import { category, day, line } from '../shapes.ts';

/** The team that registered this morning and has not handed in its papers. */
export const UNREGISTERED_TEAM = readCityFile(
  'unregistered-team',
  z.strictObject({
    name: line.min(4).max(40),
    shortName: line,
    category,
    teamClass: z.enum(teamClasses),
    legalForm: z.enum(legalForms),
    address: line,
    foundedOn: day,
    leader: line,
    phone: line,
    slogan: line.max(50),
    intro: line.max(300),
  }),
);
