import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TeamOffer } from '#domains/needs/contract/service-menu.contract.ts';
import { OfferDialog } from '#domains/needs/web/menu/offer-dialog.tsx';
import { endServiceOfferCall, listServiceOffersCall } from '#domains/needs/web/menu/service-menu.calls.ts';
import { TeamOffersTable } from '#domains/needs/web/menu/team-offers-table.tsx';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { TeamCrumb } from './team-crumb.tsx';

/** `/teamcenter/index/teammodify/services` 我们的服务: what the team offers on the menu, and how much of it a week. */
export function Component() {
  usePageTitle('我们的服务');
  const url = useUrlFilters({ pageSize: 20 });
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  const offers = useOperationQuery(
    listServiceOffersCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [edited, setEdited] = useState<TeamOffer | 'new'>();
  const ending = useEnding();
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      <Plus className="ic" aria-hidden />
      提供一项服务
    </Button>
  );
  return (
    <>
      <TeamCrumb below="profile" current="我们的服务" />
      <header className="ph">
        <div>
          <h1>我们的服务</h1>
          <p>会做的事放到服务菜单上，居民按项点单。约满就不再接，随时可以暂停。</p>
        </div>
        {add}
      </header>
      <section className="panel" aria-label="我们的服务">
        <QueryList
          query={offers}
          url={url}
          what="服务"
          unit="项"
          empty={{
            art: 'boat',
            title: '还没有提供服务',
            text: '换灯、理发、陪诊、辅导，哪怕每周一次也好。',
            action: add,
          }}
        >
          {(rows) => <TeamOffersTable offers={rows} onEdit={setEdited} onEnd={ending.ask} />}
        </QueryList>
      </section>
      {edited && (
        <OfferDialog
          {...(edited !== 'new' && { offer: edited })}
          areas={site.data?.areas ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ending.dialog}
    </>
  );
}

function useEnding() {
  const [asked, setAsked] = useState<TeamOffer>();
  const end = useOperationCommand(endServiceOfferCall, { refreshes: [listServiceOffersCall] });
  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (!asked) return;
          const { offerId, version } = asked;
          await end.mutateAsync({ offerId, version });
          showToast({ kind: 'success', text: '已停止提供' });
        }}
        title={`停止提供“${asked?.name ?? ''}”？`}
        decisiveLabel="停止提供"
      >
        <p>已点的单子照常办，以后要再提供，需要重新申请。只想歇几天，可以用“修改”里的暂停。</p>
      </ConfirmDialog>
    ),
  };
}
