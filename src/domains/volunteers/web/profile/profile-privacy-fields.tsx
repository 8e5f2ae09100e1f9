import panels from '#platform/web/ui/profile-panels.module.css';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import type { ProfileFormProps } from './profile-form-state.ts';

/** What others may see and do; everything is off until the person turns it on. */
export function ProfilePrivacyFields({ form, set }: ProfileFormProps) {
  return (
    <section className={`panel ${panels.panel}`} aria-labelledby="profile-privacy">
      <h2 id="profile-privacy">隐私与邀请</h2>
      <SwitchField
        label="公开姓名"
        hint="每月之星、提问和留言、同队成员名单里显示全名；关闭时显示为“沈*夏”。公示栏永远遮挡"
        isOn={form.isNamePublic}
        onChange={(isNamePublic) => set({ isNamePublic })}
      />
      <SwitchField
        label="参加排行"
        hint="服务时长进入本月之星等排行；未同意的人不会出现"
        isOn={form.joinsRankings}
        onChange={(joinsRankings) => set({ joinsRankings })}
      />
      <SwitchField
        label="公开个人简介"
        hint="队友和队伍可以看到你的简介、技能和语言"
        isOn={form.isProfilePublic}
        onChange={(isProfilePublic) => set({ isProfilePublic })}
      />
      <SwitchField
        label="接受邀请"
        hint="队伍可以邀请你加入或参加活动，每一次都由你决定是否同意"
        isOn={form.invitePreference === 'ask'}
        onChange={(isOn) => set({ invitePreference: isOn ? 'ask' : 'refuse' })}
      />
    </section>
  );
}
