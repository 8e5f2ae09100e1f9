import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MessagePreferences as Preferences } from '../contract/preferences.contract.ts';
import { messageCategoryLabels, messageChannelLabels, quietHours } from '../contract/messages.words.ts';
import styles from './message-preferences.module.css';
import {
  getMessagePreferencesCall,
  listMessagesCall,
  muteTeamCall,
  setMessagePreferenceCall,
} from './messages.calls.ts';

/** 消息设置: which category reaches the person by which channel, and the teams that are muted. */
export function MessagePreferences() {
  const preferences = useOperationQuery(getMessagePreferencesCall, {}, { reportedBy: 'form' });
  const { data, error } = preferences;
  return (
    <section className="panel" aria-label="消息设置">
      <div className="panel__h">
        <h1>消息设置</h1>
      </div>
      {preferences.isPending && <Skeleton kind="rows" count={6} />}
      {error && <LoadFailed what="设置" failure={error} onRetry={() => void preferences.refetch()} />}
      {data && <PreferenceTable preferences={data} />}
      {data && data.mutedTeams.length > 0 && <MutedTeams teams={data.mutedTeams} />}
    </section>
  );
}

function PreferenceTable({ preferences }: { preferences: Preferences }) {
  const hasSms = preferences.categories.some(({ sms }) => sms !== null);
  return (
    <>
      <p className={styles.remark}>
        系统和安全类的站内消息不能关闭。
        {hasSms &&
          (preferences.mobile
            ? `短信发到 ${preferences.mobile}，${quietHours.from}:00 到次日 0${quietHours.to}:00 不打扰，紧急的除外。`
            : '绑定手机号后才会收到短信。')}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">消息类别</th>
            <th scope="col">{messageChannelLabels.site}</th>
            {hasSms && <th scope="col">{messageChannelLabels.sms}</th>}
          </tr>
        </thead>
        <tbody>
          {preferences.categories.map((row) => (
            <tr key={row.category}>
              <th scope="row">{messageCategoryLabels[row.category]}</th>
              <td>
                <PreferenceSwitch
                  category={row.category}
                  channel="site"
                  isOn={row.site}
                  isFixed={row.isSiteFixed}
                />
              </td>
              {hasSms && (
                <td>
                  {row.sms === null ? (
                    <span className={styles.none}>不发短信</span>
                  ) : (
                    <PreferenceSwitch category={row.category} channel="sms" isOn={row.sms} isFixed={false} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type SwitchProps = {
  category: keyof typeof messageCategoryLabels;
  channel: keyof typeof messageChannelLabels;
  isOn: boolean;
  isFixed: boolean;
};

function PreferenceSwitch({ category, channel, isOn, isFixed }: SwitchProps) {
  const set = useOperationCommand(setMessagePreferenceCall, { refreshes: [getMessagePreferencesCall] });
  return (
    <button
      type="button"
      role="switch"
      className="sw"
      aria-label={`${messageCategoryLabels[category]}${messageChannelLabels[channel]}`}
      aria-checked={isOn}
      disabled={isFixed || set.isPending}
      onClick={() => set.mutate({ category, channel, isOn: !isOn })}
    />
  );
}

function MutedTeams({ teams }: { teams: Preferences['mutedTeams'] }) {
  const mute = useOperationCommand(muteTeamCall, {
    refreshes: [getMessagePreferencesCall, listMessagesCall],
  });
  return (
    <div className={styles.muted}>
      <h2>不接收群发的队伍</h2>
      <ul>
        {teams.map(({ teamId, name }) => (
          <li key={teamId}>
            {name}
            <Button
              look="line"
              size="sm"
              disabled={mute.isPending}
              aria-label={`恢复接收${name}的群发`}
              onClick={() => mute.mutate({ teamId, isMuted: false })}
            >
              恢复接收
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
