import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { lineList, perCategory } from '../shapes.ts';

const stages = z.strictObject({
  pupil: lineList,
  student: lineList,
  worker: lineList,
  free: lineList,
  retired: lineList,
});
export type Stage = keyof z.output<typeof stages>;

/**
 * How people speak of themselves: by stage of life, by the kind of service that draws them (with what they can do there), and
 * skills that anybody, or somebody still at school, may have.
 */
export const VOICES = readCityFile(
  'people/voices',
  z.strictObject({
    stages,
    categories: perCategory(z.strictObject({ lines: lineList, skills: lineList })),
    commonSkills: lineList,
    pupilSkills: lineList,
  }),
);
