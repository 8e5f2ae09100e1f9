import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the longest first: begun last, one of them would run alone while the other worker has nothing left.
 * In a fresh clone vitest knows no times. The one that grows the demo city comes well before the others that read it.
 */
export const longest = [
  'tools/package/package.test.ts',
  'src/app/house-tests/hostile-input.test.ts',
  'tools/check-data/check-data.test.ts',
  'src/app/house-tests/permission-matrix.test.ts',
  'src/app/house-tests/hostile-length.test.ts',
  'src/app/house-tests/hostile-staff.test.ts',
  'tools/backup/backup.test.ts',
  'src/app/processes/supervisor.race.test.ts',
  'src/database/migrations.test.ts',
  'src/database/embedded/open-embedded.test.ts',
  'src/app/house-tests/counts-agree.test.tsx',
  'src/app/secrets/rotation.test.ts',
  'src/app/secrets/rotation.race.test.ts',
  'src/database/embedded/full-disk.test.ts',
  'src/app/full-disk.race.test.ts',
] as const;

/** Where a file stands among the longest; behind all of them where it is none. */
const placeOf = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? longest.length : place;
};

/** Begins with the longest files; the others follow as vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
