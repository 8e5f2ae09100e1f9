import type { ChangedField } from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels } from '../../contract/team-profile.words.ts';
import styles from './team-profile.module.css';

/** What would change: each fact before and after. */
export function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">现在</th>
          <th scope="col">变更为</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{protectedFieldLabels[field]}</th>
            <td>
              <del>{from || '未填写'}</del>
            </td>
            <td>
              <ins>{to || '不填写'}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
