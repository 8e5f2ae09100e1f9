import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ChoicesField } from '#platform/web/fields/choices-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { DayField } from '#platform/web/fields/time/day-field.tsx';
import type { TeamOffer } from '../../contract/service-menu.contract.ts';
import { emptyItem, ItemFields, itemOf, typedItem } from './item-fields.tsx';
import {
  listServiceMenuCall,
  listServiceOffersCall,
  offerServiceCall,
  updateServiceOfferCall,
} from './service-menu.calls.ts';

type OfferDialogProps = {
  /** The one to change; absent for a new one. */
  offer?: TeamOffer | undefined;
  areas: readonly { code: string; name: string }[];
  onClose: () => void;
};

/** Written instead of a service of the menu. */
const own = 'own';

/** What a team offers: a service of the menu or one of its own, where, how often a week, and whether it pauses. */
export function OfferDialog(props: OfferDialogProps) {
  const { offer, areas, onClose } = props;
  const form = useOfferForm(props);
  const { typed, set, item, setItem, isNewItem, choices, failure } = form;
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={offer ? `修改“${offer.name}”` : '提供一项服务'}
      decisive={{ label: form.saveLabel, onPress: form.store, isBusy: form.isBusy }}
    >
      <div className={list.form}>
        {failure && failure.errors.length === 0 && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        {!offer && (
          <SelectField
            label="哪一项"
            isRequired
            value={typed.choice}
            options={choices}
            hint="菜单上没有的，选“写一项新的”，工作人员看过再上架"
            error={failure?.errorOf('serviceItemId')}
            onChange={(choice) => set({ choice })}
          />
        )}
        {isNewItem && (
          <ItemFields item={item} errorOf={(field) => failure?.errorOf(`item.${field}`)} onChange={setItem} />
        )}
        <ChoicesField
          label="哪些区"
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={typed.areas}
          max={areas.length}
          hint="都不选就是全市"
          error={failure?.errorOf('areas')}
          onChange={(chosen) => set({ areas: chosen })}
        />
        <div className={list.two}>
          <TextField
            label="每周几次"
            isRequired
            maxLength={3}
            value={typed.weeklyQuota}
            hint="周一 08:30 放号，约满就不再接"
            error={failure?.errorOf('weeklyQuota')}
            onChange={(weeklyQuota) => set({ weeklyQuota })}
          />
          {offer && (
            <DayField
              label="暂停到哪天恢复"
              value={typed.pausedUntil}
              hint="空着就是不暂停，已点的单子照常办"
              error={failure?.errorOf('pausedUntil')}
              onChange={(pausedUntil) => set({ pausedUntil })}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function useOfferForm({ offer, onClose }: OfferDialogProps) {
  const menu = useOperationQuery(listServiceMenuCall, { pageSize: 100 }, { enabled: offer === undefined });
  const refreshes = [listServiceOffersCall];
  const ask = useOperationCommand(offerServiceCall, { refreshes, reportedBy: 'form' });
  const change = useOperationCommand(updateServiceOfferCall, { refreshes, reportedBy: 'form' });
  const keptAs = `service-offer:${offer?.offerId ?? 'new'}`;
  const [typed, set, forget] = useKeptForm(keptAs, {
    choice: own,
    areas: offer?.areas ?? [],
    weeklyQuota: String(offer?.weeklyQuota ?? 5),
    pausedUntil: offer?.pausedUntil ?? '',
  });
  const [item, setItem, forgetItem] = useKeptForm(`${keptAs}:item`, offer ? typedItem(offer) : emptyItem);
  const isNewItem = offer ? offer.itemStatus === 'proposed' : typed.choice === own;
  const done = {
    onSuccess: () => {
      forget();
      forgetItem();
      showToast({
        kind: 'success',
        text: offer && offer.status !== 'returned' ? '已保存' : '已提交，工作人员看过就上架',
      });
      onClose();
    },
  };
  const store = (): void => {
    const shared = {
      areas: typed.areas,
      weeklyQuota: Number(typed.weeklyQuota),
      item: isNewItem ? itemOf(item) : undefined,
    };
    if (!offer) {
      const serviceItemId = isNewItem ? undefined : Number(typed.choice);
      ask.mutate({ ...shared, serviceItemId }, done);
      return;
    }
    const { offerId, version } = offer;
    change.mutate({ ...shared, offerId, version, pausedUntil: typed.pausedUntil || null }, done);
  };
  return {
    typed,
    set,
    item,
    setItem,
    isNewItem,
    choices: [
      { value: own, label: '写一项新的' },
      ...(menu.data?.list ?? []).map(({ serviceItemId, name }) => ({
        value: String(serviceItemId),
        label: name,
      })),
    ],
    failure: ask.error ?? change.error,
    isBusy: ask.isPending || change.isPending,
    saveLabel: offer && offer.status !== 'returned' ? '保存' : '提交审核',
    store,
  };
}
