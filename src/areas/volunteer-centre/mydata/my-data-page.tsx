import { consentOffers } from '#domains/accounts/contract/consents.words.ts';
import { LatestExports } from '#domains/exports/web/latest-exports.tsx';
import { listMyExportsCall } from '#domains/exports/web/exports.calls.ts';
import { ArchivePanel } from '#domains/mydata/web/archive-panel.tsx';
import { ClosingWay } from '#domains/mydata/web/closing/closing-way.tsx';
import { volunteerConsents } from '#domains/volunteers/contract/my-data.words.ts';
import { NotesOnMe } from '#domains/signups/web/people/notes-on-me.tsx';
import { ConsentList } from '#domains/volunteers/web/my-data/consent-list.tsx';
import { CorrectionWays } from '#domains/volunteers/web/my-data/correction-ways.tsx';
import { ViewerList } from '#domains/volunteers/web/viewer-list.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { GuardianDialog } from './guardian-dialog.tsx';

const offers = consentOffers(volunteerConsents);

/** `/usercenter/index/mydata` 我的数据中心: what one agreed to, where it is put right, everything to take along, who looked at hidden data, and the way out (PIPL 15, 44–47). */
export function Component() {
  usePageTitle('我的数据中心');
  return (
    <>
      <header className="ph">
        <h1>我的数据中心</h1>
      </header>
      <p className="muted">你的信息归你管。撤回和同意一样容易，谁看过、为什么看，都在这里。</p>
      <ConsentList offers={offers} drawGuardian={(onBack) => <GuardianDialog onBack={onBack} />} />
      <CorrectionWays />
      <ArchivePanel refreshes={[listMyExportsCall]}>
        <LatestExports />
      </ArchivePanel>
      <ViewerList />
      <NotesOnMe />
      <ClosingWay />
    </>
  );
}
