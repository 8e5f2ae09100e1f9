import { useState } from 'react';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { logOut } from '#platform/web/session/login.ts';
import styles from './logout-button.module.css';

/** 退出: ends the session and goes to the home page (requirements.md 4). */
export function LogoutButton() {
  const isHydrated = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logOut();
  };
  return (
    <button type="button" className={styles.button} disabled={!isHydrated || isBusy} onClick={leave}>
      退出登录
    </button>
  );
}
