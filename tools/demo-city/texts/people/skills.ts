import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line, lineList } from '../shapes.ts';

/** What volunteers can do; the first language is everybody's. */
export const SKILLS = readCityFile(
  'people/skills',
  z.strictObject({ skills: lineList, languages: z.tuple([line], line) }),
);
