import { useSearchParams } from 'react-router';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { ConsentTicks, tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { getMyProfileCall } from '#domains/volunteers/web/profile/profile.calls.ts';
import { ProfileForm } from '#domains/volunteers/web/profile/profile-form.tsx';
import { ProfileHead } from '#domains/volunteers/web/profile/profile-head.tsx';
import type { RealNameConsents } from '#domains/volunteers/web/real-name/real-name-form.tsx';
import { RealNamePanel } from '#domains/volunteers/web/real-name/real-name-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import styles from './profile-page.module.css';

const tabs = [
  { key: 'profile', label: '基本资料' },
  { key: 'realName', label: '实名认证' },
] as const;

const offers = consentOffers(consentsNeeded.identity);
const consents: RealNameConsents = {
  ticks: (error) => <ConsentTicks offers={offers} name="consents" error={error} />,
  read: (values) => tickedIn(values, 'consents'),
};

/** `/usercenter/index/modify` 修改资料: profile and real-name check. */
export function Component() {
  usePageTitle('修改资料');
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'profile';
  const profile = useOperationQuery(getMyProfileCall, {}, { reportedBy: 'form' });
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  const isReady = profile.data !== undefined && site.data !== undefined;
  return (
    <>
      <header className="ph">
        <h1>修改资料</h1>
      </header>
      <div className={styles.tabs}>
        <ListTabs label="资料分类" tabs={tabs} current={tab} />
      </div>
      {!isReady && !profile.isError && <Skeleton kind="block" />}
      {profile.isError && (
        <LoadFailed
          className="panel"
          what="资料"
          failure={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {isReady && tab === 'profile' && (
        <>
          <ProfileHead profile={profile.data} />
          <ProfileForm profile={profile.data} areas={site.data.areas} />
        </>
      )}
      {isReady && tab === 'realName' && <RealNamePanel profile={profile.data} consents={consents} />}
    </>
  );
}
