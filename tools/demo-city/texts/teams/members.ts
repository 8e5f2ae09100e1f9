import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { lineList, perCategory } from '../shapes.ts';

/** Groups that teams of a category have, and what they note of a member. */
export const MEMBERS = readCityFile(
  'team-members',
  z.strictObject({ groups: perCategory(lineList), tags: lineList }),
);
