import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line } from '../shapes.ts';

const calling = z.strictObject({
  employment: z.enum(['在职', '学生', '退休', '自由职业', '待业']),
  education: line,
  occupation: line,
  /** School or employer; empty when there is none. */
  organization: z.string().default(''),
});
/** What people do, from school to retirement. */
export type Calling = z.output<typeof calling>;
export type Employment = Calling['employment'];

const callings = z.array(calling).min(1);

/** Pupils are 14 to 17, students 18 to 23, workers 20 to 59, the retired from 56 on. */
export const CALLINGS = readCityFile(
  'people/callings',
  z.strictObject({ pupils: callings, students: callings, workers: callings, retired: callings }),
);
