import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { authorOf, lockFor } from '../news-authors.ts';
import { isWaiting, workStatusOf } from '../news.rules.ts';
import { changeRevision, findRevision, workingRevision } from '../news.store.ts';
import { cleanForm } from './write-form.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Takes the text of an earlier revision as a new draft, with its writers; a draft under way goes to the history.
 * @throws NotFound, VersionConflict, Refusal wrongStatus while a text waits for its reviewer
 */
export const restoreNewsRevision: UseCase<typeof contract.restoreNewsRevision> = async (
  act,
  { number, ...target },
) => {
  const { row } = await lockFor(act, target, 'update');
  const old = await findRevision(act.sql, row.id, number);
  if (!old) throw new NotFound('没有找到这个版本');
  const working = await workingRevision(act.sql, row.id);
  if (isWaiting(workStatusOf(row)) || working?.id === old.id) throw act.refuse('wrongStatus');
  const clean = await cleanForm(act, old.form as NewsForm, await authorOf(act));
  if (working) await changeRevision(act.sql, working.id, { status: 'replaced', updatedAt: act.now });
  const written = await writeRevision(act, row, { form: clean.form, clean, writerIds: old.writerIds });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: { from: number, to: written.revision.number },
  });
  return { dynamicId: row.id, version: written.version, status: written.row.status };
};
