import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useReturnTo } from '#platform/web/session/return-to.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from './register.module.css';

/** Puts the reader at what is new: the form that had the focus is gone. */
function useFocusHere() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return ref;
}

/** After a volunteer registered: signed in, with the next steps. */
export function VolunteerDone(props: { standing: 'active' | 'pendingGuardian'; volunteerNo: string }) {
  const heading = useFocusHere();
  const returnTo = useReturnTo('');
  const isWaiting = props.standing === 'pendingGuardian';
  const Icon = isWaiting ? Clock : CircleCheck;
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon className="ic" aria-hidden /> {isWaiting ? '已注册，等监护人同意' : '注册成功，欢迎你'}
      </h2>
      <p>
        你的志愿者编号是 <b className="num">{props.volunteerNo}</b>，现在已经登录。
      </p>
      <ol>
        {isWaiting && <li>请监护人用自己的手机号收验证码，在个人中心确认同意；确认以前不能报名。</li>}
        <li>完成实名认证：多数活动报名前需要，一般 1 个工作日内审核。</li>
        <li>挑一场活动报名，按时到场签到，时长自动记录。</li>
      </ol>
      <div className={styles.acts}>
        {returnTo && (
          <ButtonAnchor look="primary" href={returnTo}>
            回到刚才的页面
          </ButtonAnchor>
        )}
        <ButtonAnchor
          look={returnTo ? 'line' : 'primary'}
          href={isWaiting ? '/usercenter/index/myindex' : '/usercenter/index/modify'}
        >
          {isWaiting ? '去请监护人确认' : '完善资料和实名'}
        </ButtonAnchor>
        <ButtonAnchor look="line" href="/user-index/activityList">
          去找活动
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** After a team handed its papers in. */
export function TeamDone() {
  const heading = useFocusHere();
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        <CircleCheck className="ic" aria-hidden /> 已提交，等待审核
      </h2>
      <p>实践中心一般在 1 个工作日内审核，结果通过站内消息告知。</p>
      <ol>
        <li>等待期间可以登录团队中心，完善标志、简介和联系方式。</li>
        <li>可以先写好活动草稿，审核通过以后就能发布。</li>
        <li>如果被退回，会写明原因，补充后可以再次提交。</li>
      </ol>
      <div className={styles.acts}>
        <ButtonAnchor look="cool" href="/teamcenter/index/teamindex">
          进入团队中心
        </ButtonAnchor>
        <ButtonAnchor look="line" href="/user-index/index">
          回到首页
        </ButtonAnchor>
      </div>
    </div>
  );
}
