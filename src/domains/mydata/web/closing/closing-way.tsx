import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { coolOffDays } from '../../contract/closing.words.ts';
import archive from '../archive-panel.module.css';

/** The way to 注销账号, at the end of 我的数据中心. */
export const ClosingWay = () => (
  <section className={`panel ${archive.panel}`} aria-labelledby="closing">
    <div className={archive.head}>
      <div>
        <h2 id="closing">注销账号</h2>
        <p className="hint">
          {`不再使用，可以注销。${coolOffDays} 天内能反悔，之后个人信息全部清除，时长作为没有姓名的数字留下。`}
        </p>
      </div>
      <ButtonLink look="line" to="/usercenter/index/mydata/closing">
        注销账号
      </ButtonLink>
    </div>
  </section>
);
