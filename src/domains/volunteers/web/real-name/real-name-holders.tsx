import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import styles from './real-name-review.module.css';

/** Who else stands behind the number: whoever is verified with it, and others who wait. */
export function RealNameHolders({ holders }: Pick<RealNameCheckView, 'holders'>) {
  if (holders.length === 0) return null;
  return (
    <Notice kind="warning">
      这个证件号码还出现在其他账号上，请核对双方后判断属于谁：
      <ul className={styles.earlier}>
        {holders.map((one) => (
          <li key={one.volunteerId}>
            {one.name}，{one.volunteerNo}，{one.mobileMasked ?? '未登记手机'}，
            {one.isVerified ? '已用这个号码认证' : `${dayTimeLabel(one.since)} 提交，审核中`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
