import { OldNewTable } from '#platform/web/table/old-new-table.tsx';
import type { ChangedField } from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels } from '../../contract/team-profile.words.ts';

/** What would change: each fact before and after. */
export const ChangedFields = ({ fields }: { fields: readonly ChangedField[] }) => (
  <OldNewTable
    before="现在"
    differences={fields.map(({ field, from, to }) => ({
      label: protectedFieldLabels[field],
      before: from || '未填写',
      after: to || '不填写',
    }))}
  />
);
