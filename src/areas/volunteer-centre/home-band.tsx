import { FileCheck2, ScanLine } from 'lucide-react';
import { getMyHourTotalsCall } from '#domains/hours/web/hours.calls.ts';
import { GreetingBand } from '#domains/volunteers/web/greeting-band.tsx';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { volunteerPages } from './bottom-bar.ts';

/** Who is here, above the first page of the centre, with the ways to a certificate and to the code of the next place. */
export function HomeBand() {
  const now = useNow();
  const me = useOperationQuery(getMyVolunteerCall, {}, { staleMs: 300_000 });
  const totals = useOperationQuery(getMyHourTotalsCall, {}, { reportedBy: 'form' });
  if (!me.data) return null;
  return (
    <GreetingBand me={me.data} stars={totals.data?.stars ?? 0} now={now}>
      <ButtonLink look="line" to="/usercenter/index/mycertificate">
        <FileCheck2 className="ic" aria-hidden />
        开证书
      </ButtonLink>
      <ButtonLink look="primary" to={volunteerPages.code}>
        <ScanLine className="ic" aria-hidden />
        扫码签到
      </ButtonLink>
    </GreetingBand>
  );
}
