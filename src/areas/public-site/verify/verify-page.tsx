import { definePage } from '#platform/web/page.tsx';
import { VerifyPanel } from '#domains/ledger/web/verify-panel.tsx';
import { NoticeTemplates } from '#platform/web/plain/notice-templates.tsx';
import { publicPaths } from '../site-navigation.ts';
import { GradeSealTemplates } from './grade-seal-templates.tsx';
import { VerifyForm } from './verify-form.tsx';
import styles from './verify-page.module.css';

/** `/verify`: whoever was handed a proof of hours recomputes it in their own browser, without an account. */
export const verifyPage = definePage({
  query: [],
  program: 'verify',
  load: async () => ({}),
  title: () => '证书核验',
  description: () => '看一份志愿服务证书或时长凭证是不是真的、现在还算不算。不用登录，不收费，文件不上传。',
  view: () => (
    <div className={styles.page}>
      <div className={`container ${styles.columns}`}>
        <section className={`panel ${styles.box}`}>
          <h1>证书核验</h1>
          <p>看一份证书或时长凭证是不是真的、现在还算不算。不用登录，不收费，文件不上传。</p>
          <VerifyForm />
          <h2>手里是文件</h2>
          <VerifyPanel />
          <NoticeTemplates />
          <GradeSealTemplates />
          <noscript>核算要在浏览器里进行，请允许本页运行脚本；也可以下载每日根，用命令行核验。</noscript>
        </section>
        <aside className={`panel ${styles.box}`}>
          <h2>为什么不用相信我们</h2>
          <p>
            每一条服务时长生效当晚都和全市其他记录一起压成一个公开的“每日根”，任何单位都可以存一份。核验时，是您手边这台设备自己把记录重算一遍，再和公开的根比较，所以不用相信持有人，也不用相信我们。
          </p>
          <p>
            <a href={publicPaths.roots}>看每日根，存一份</a>
          </p>
          <h2>扫证书上的码</h2>
          <p>
            用手机相机扫证书上的二维码，直接打开结果，编号和校验码自动填好；也可以按本页的“扫证书上的码”，画面不离开这台设备。
          </p>
          <h2>证书和凭证从哪里来</h2>
          <p>
            志愿者在“我的证书”里选好时段和内容，就能开一份证书；在“我的志愿档案”的服务记录里展开一条时长的来龙去脉，就能下载凭证。姓名写全名、遮挡还是不写，由本人选择。
          </p>
        </aside>
      </div>
    </div>
  ),
});
