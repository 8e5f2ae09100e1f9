import { hourMs } from '#platform/contract/durations.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';
import { listOrganisationsForStaffCall, saveOrganisationCall } from './site-admin.calls.ts';
import { getSiteCall, listOrganisationsCall } from './site.calls.ts';

type OrganisationDialogProps = {
  /** The one to change, or the one below which a new one is made. */
  organisation?: OrganisationRow | undefined;
  parent?: OrganisationRow | undefined;
  onClose: () => void;
};

/** One 所 or 站: name, area, address, place in the order. */
export function OrganisationDialog({ organisation, parent, onClose }: OrganisationDialogProps) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  const { fields, set, store, save } = useOrganisationForm({ organisation, parent, onClose });
  const failure = save.error;
  const areas = site.data?.areas ?? [];
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={organisation ? `编辑“${organisation.name}”` : `在“${parent?.name}”下添加单位`}
      decisive={{ label: '保存单位', onPress: store, isBusy: save.isPending }}
    >
      <div className={list.form}>
        {failure && failure.errors.length === 0 && (
          <Notice kind="error" isLive>
            {failure.msg}
          </Notice>
        )}
        <div className={list.two}>
          <TextField
            label="单位名称"
            isRequired
            maxLength={40}
            value={fields.name}
            error={failure?.errorOf('name')}
            onChange={(name) => set({ name })}
          />
          <SelectField
            label="区域"
            isRequired
            value={fields.area}
            options={[
              { value: '', label: '请选择区域' },
              ...areas.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            error={failure?.errorOf('area')}
            onChange={(area) => set({ area })}
          />
          <TextField
            label="地址"
            isRequired
            maxLength={100}
            value={fields.address}
            error={failure?.errorOf('address')}
            onChange={(address) => set({ address })}
          />
          <TextField
            label="顺序"
            maxLength={4}
            value={fields.sort}
            hint="数字小的排在前面"
            error={failure?.errorOf('sort')}
            onChange={(sort) => set({ sort })}
          />
        </div>
      </div>
    </Dialog>
  );
}

function useOrganisationForm({ organisation, parent, onClose }: OrganisationDialogProps) {
  const save = useOperationCommand(saveOrganisationCall, {
    refreshes: [listOrganisationsForStaffCall, listOrganisationsCall, getSiteCall],
    reportedBy: 'form',
  });
  const keptAs = organisation?.organisationId ?? `below-${parent?.organisationId ?? ''}`;
  const [fields, set, forget] = useKeptForm(`organisation:${keptAs}`, {
    name: organisation?.name ?? '',
    area: organisation?.area ?? parent?.area ?? '',
    address: organisation?.address ?? '',
    sort: String(organisation?.sort ?? 100),
  });
  const store = (): void =>
    save.mutate(
      {
        ...fields,
        sort: Number(fields.sort),
        organisationId: organisation?.organisationId,
        version: organisation?.version,
        parentId: parent?.organisationId,
      },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: `“${fields.name}”已保存` });
          onClose();
        },
      },
    );
  return { fields, set, store, save };
}
