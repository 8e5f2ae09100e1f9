import { CompareTable } from '#platform/web/table/compare-table.tsx';
import type { ChangedField } from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels } from '../../contract/team-profile.words.ts';

/** What would change: each fact before and after. */
export const ChangedFields = ({ fields }: { fields: readonly ChangedField[] }) => (
  <CompareTable
    before="现在"
    after="变更为"
    rows={fields.map(({ field, from, to }) => ({
      label: protectedFieldLabels[field],
      before: <del>{from || '未填写'}</del>,
      after: <ins>{to || '不填写'}</ins>,
    }))}
  />
);
