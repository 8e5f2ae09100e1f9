import { ALargeSmall } from 'lucide-react';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './view-switch.module.css';

const secondsPerYear = 365 * 24 * 60 * 60;

/** Remembers the chosen view on this browser and draws the page anew in it. */
function switchView(isElder: boolean): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is absent on plain http and in Safari before 18.4
  document.cookie = `view=${isElder ? 'elder' : ''}; Path=/; Max-Age=${isElder ? secondsPerYear : 0}; SameSite=Lax`;
  location.reload();
}

/** Turns the large-type view (长辈版) on and off; `isIconOnly` on phones, where the words would not fit. */
export function ViewSwitch({ isElder, isIconOnly = false }: { isElder: boolean; isIconOnly?: boolean }) {
  const label = isElder ? '标准版' : '长辈版';
  return (
    <button
      type="button"
      className={classNames(styles.switch, isIconOnly && styles.icon)}
      aria-label={isIconOnly ? `切换到${label}` : undefined}
      onClick={() => switchView(!isElder)}
    >
      <ALargeSmall className={classNames('ic', !isIconOnly && 'ic-18')} aria-hidden />
      {!isIconOnly && label}
    </button>
  );
}
