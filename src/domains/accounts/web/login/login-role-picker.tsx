import { UserRound, UsersRound } from 'lucide-react';
import { useId } from 'react';
import type { UserType } from '../../contract/accounts.words.ts';
import styles from './login-form.module.css';

export type PublicUserType = Exclude<UserType, 3>;

const roles = [
  { type: 2, icon: UserRound, name: '志愿者', remark: '个人账号', className: styles.volunteer },
  { type: 1, icon: UsersRound, name: '服务队伍', remark: '团队账号', className: styles.team },
] as const;

/** Which account of a phone number is meant; a user name says it by itself. */
export function LoginRolePicker(props: { chosen: PublicUserType; onChoose: (type: PublicUserType) => void }) {
  const group = useId();
  return (
    <fieldset className={styles.roles}>
      <legend className="sr">身份</legend>
      {roles.map(({ type, icon: Icon, name, remark, className }) => (
        <label key={type} className={className}>
          <input
            type="radio"
            className="sr"
            name={group}
            checked={props.chosen === type}
            onChange={() => props.onChoose(type)}
          />
          <i>
            <Icon className="ic" aria-hidden />
          </i>
          <span>
            <b>{name}</b>
            <small>{remark}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
