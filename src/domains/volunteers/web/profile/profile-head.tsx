import { Link } from 'react-router';
import { startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { avatarUrl } from '#platform/web/cover-art/art-urls.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { setShownPerson } from '#platform/web/session/session-cookies.ts';
import { PictureField } from '#platform/web/fields/picture-field.tsx';
import panels from '#platform/web/ui/profile-panels.module.css';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import { genderLabels, realNameStatusLabels } from '../../contract/volunteers.words.ts';
import { changeMyAvatarCall, getMyProfileCall } from './profile.calls.ts';
import { getMyVolunteerCall } from '../volunteers.calls.ts';

/** Portrait, and what only the real-name check changes. */
export function ProfileHead({ profile }: { profile: MyProfileView }) {
  const change = useOperationCommand(changeMyAvatarCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
  });
  const drawn = avatarUrl(String(profile.volunteerId), { gender: profile.gender });
  return (
    <section className={`panel ${panels.panel} ${panels.head}`} aria-label="头像与身份">
      <PictureField
        label="头像"
        purpose="avatar"
        shape="circle"
        address={profile.iconUrl ?? drawn}
        isDisabled={change.isPending}
        onUploaded={({ fileId }) =>
          change.mutate(
            { fileId },
            {
              onSuccess: ({ iconUrl }) => {
                setShownPerson({ iconUrl });
                showToast({ kind: 'success', text: '头像已更换' });
              },
            },
          )
        }
      />
      <dl className={panels.facts}>
        <dt>志愿者编号</dt>
        <dd>{profile.volunteerNo}</dd>
        <dt>姓名</dt>
        <dd>
          {profile.name}（{genderLabels[profile.gender]}）
        </dd>
        <dt>出生日期</dt>
        <dd>{wholeDateLabel(startOfDay(profile.birthOn))}</dd>
        <dt>手机号</dt>
        <dd>{profile.mobileMasked ?? '未登记'}</dd>
        <dt>实名认证</dt>
        <dd>
          {realNameStatusLabels[profile.realName.status]}，
          <Link className="link" to="?tab=realName">
            {profile.realName.status === 'none' || profile.realName.status === 'rejected' ? '去认证' : '查看'}
          </Link>
        </dd>
      </dl>
    </section>
  );
}
