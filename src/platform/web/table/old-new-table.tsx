import { CompareTable } from './compare-table.tsx';

type OldNewTableProps = {
  /** Headings of the two sides. */
  before?: string;
  after?: string;
  differences: readonly { label: string; before: string; after: string }[];
};

/** What changes: each fact as it was, crossed out, and as it is to be. */
export const OldNewTable = ({ before = '原来', after = '变更为', differences }: OldNewTableProps) => (
  <CompareTable
    before={before}
    after={after}
    rows={differences.map((difference) => ({
      label: difference.label,
      before: <del>{difference.before}</del>,
      after: <ins>{difference.after}</ins>,
    }))}
  />
);
