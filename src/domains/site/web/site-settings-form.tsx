import type { FormEvent } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Notice } from '#platform/web/ui/notice.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { SaveFailure } from '#platform/web/long-form/save-failure.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useVersionedForm } from '#platform/web/use-versioned-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { neededSiteTexts, siteTextHints, siteTextLimits } from '../contract/site-admin.words.ts';
import { siteTextKeys, siteTextLabels } from '../contract/site.words.ts';
import { getSiteSettingsCall, saveSiteCall } from './site-admin.calls.ts';
import { getSiteCall } from './site.calls.ts';

type SiteSettings = RemoteResult<typeof getSiteSettingsCall>;

type SiteSettingsFormProps = { settings: SiteSettings; onSaved: () => void };

/** Title, footer and notice of the site. What was typed stays when somebody else was faster. */
export function SiteSettingsForm({ settings, onSaved }: SiteSettingsFormProps) {
  const save = useOperationCommand(saveSiteCall, {
    refreshes: [getSiteSettingsCall, getSiteCall],
    reportedBy: 'form',
  });
  const typed = useVersionedForm(
    () => ({ form: settings.texts, version: settings.version }),
    'site-settings',
  );
  const failure = save.error;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { ...typed.form, version: typed.version },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: '站点设置已保存，网站立即更新' });
          typed.forget();
          onSaved();
        },
      },
    );
  };
  const takeLatest = (): void => {
    typed.takeLatest();
    save.reset();
  };
  return (
    <form className={list.form} onSubmit={submit} noValidate>
      <LeaveQuestion isDirty={typed.isDirty} onLeave={typed.forget} />
      {!settings.mayEdit && <Notice kind="info">名称和页脚由实践中心统一设置，所和站只能查看。</Notice>}
      <SaveFailure failure={failure} subject="站点设置" onTakeLatest={takeLatest} />
      <div className={list.two}>
        {siteTextKeys.map((key) => (
          <TextField
            key={key}
            label={siteTextLabels[key]}
            isRequired={neededSiteTexts.includes(key)}
            type={key === 'email' ? 'email' : 'text'}
            maxLength={siteTextLimits[key]}
            value={typed.form[key]}
            isOff={!settings.mayEdit}
            hint={siteTextHints[key]}
            error={failure?.errorOf(key)}
            onChange={(value) => typed.set({ [key]: value })}
          />
        ))}
      </div>
      {settings.mayEdit && (
        <div>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            保存站点设置
          </Button>
        </div>
      )}
    </form>
  );
}
