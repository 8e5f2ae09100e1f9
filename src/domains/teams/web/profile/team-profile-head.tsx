import { sealUrl } from '#platform/web/cover-art/art-urls.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { setShownPerson } from '#platform/web/session/session-cookies.ts';
import { PictureField } from '#platform/web/fields/picture-field.tsx';
import panels from '#platform/web/ui/profile-panels.module.css';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { MyTeamProfileView } from '../../contract/team-profile.contract.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { changeTeamLogoCall, getMyTeamProfileCall } from './team-profile.calls.ts';
import { getMyTeamCall } from '../teams.calls.ts';

/** The logo, and what the centre keeps of the team. */
export function TeamProfileHead({ team }: { team: MyTeamProfileView }) {
  const change = useOperationCommand(changeTeamLogoCall, {
    refreshes: [getMyTeamProfileCall, getMyTeamCall],
  });
  const seal = sealUrl({
    name: team.shortName || team.name,
    kind: drawableCategory(team.category),
    key: `team:${team.teamId}`,
    ...(team.sealChar ? { char: team.sealChar } : {}),
  });
  return (
    <section className={`panel ${panels.panel} ${panels.head}`} aria-label="队伍 logo 与编号">
      <PictureField
        label="队伍logo"
        purpose="teamLogo"
        shape="square"
        address={team.iconUrl ?? seal}
        isDisabled={change.isPending}
        hint="正方形，至少 200×200 像素；没有上传时显示印章"
        onUploaded={({ fileId }) =>
          change.mutate(
            { fileId },
            {
              onSuccess: ({ iconUrl }) => {
                setShownPerson({ iconUrl });
                showToast({ kind: 'success', text: '队伍logo已更换' });
              },
            },
          )
        }
      />
      <dl className={panels.facts}>
        <dt>队伍编号</dt>
        <dd>{team.teamNo}</dd>
        <dt>队伍名称</dt>
        <dd>{team.name}</dd>
        <dt>状态</dt>
        <dd>{teamStatusLabels[team.status]}</dd>
        <dt>所属所站</dt>
        <dd>
          {team.areaName} {team.organisationName}
        </dd>
      </dl>
    </section>
  );
}
