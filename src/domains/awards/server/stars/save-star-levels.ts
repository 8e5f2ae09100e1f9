import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/star-levels.contract.ts';
import { isAscending, levelsVersion, type StarLevel } from './stars.rules.ts';
import { changeStarLevel, lockStarLevels } from './stars.store.ts';

const contestedLevels: Contested = {
  targetType: 'starLevels',
  targetId: null,
  noun: '星级标准',
  deeds: { saveStarLevels: '修改' },
};

/** Sets what the stars ask for from now on; stars that were found keep what they asked. @throws Refusal, VersionConflict */
export const saveStarLevels: UseCase<typeof contract.saveStarLevels> = async (act, request) => {
  const { version, hours, twoFrom, reason } = request;
  const before = await lockStarLevels(act.sql);
  if (levelsVersion(before) !== version) throw await overtaken(act, contestedLevels);
  if (!isAscending(hours)) throw act.refuse('notAscending');
  const after = hours.map((each, index) => ({
    level: index + 1,
    minMinutes: each * 60,
    needsCity: index + 1 >= twoFrom,
  }));
  const changed = after.filter(
    (level, index) => wordsOf(level) !== (before[index] && wordsOf(before[index])),
  );
  for (const level of changed) await changeStarLevel(act.sql, level);
  const pick = (from: readonly StarLevel[]) =>
    Object.fromEntries(
      from
        .filter(({ level }) => changed.some((each) => each.level === level))
        .map((level) => [`star${level.level}`, wordsOf(level)]),
    );
  await act.audit({
    targetType: 'starLevels',
    targetId: null,
    reason,
    detail: { before: pick(before), after: pick(after) },
  });
  return {};
};

/** A level as the audit log says it: 五星 1500 小时，两人确认. */
const wordsOf = ({ level, minMinutes, needsCity }: StarLevel): string =>
  `${starNames[level - 1]} ${minMinutes / 60} 小时${needsCity ? '，两人确认' : ''}`;
