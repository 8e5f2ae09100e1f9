import type { SiteView } from '../contract/site.contract.ts';
import styles from './site-footer.module.css';

export type FooterColumn = { title: string; links: readonly { label: string; href: string }[] };

type SiteFooterProps = {
  site: SiteView;
  columns: readonly FooterColumn[];
  /** Agreements and statements, in one line. */
  rules: FooterColumn['links'];
  year: number;
};

/** Who runs the site, where to turn, filing numbers (requirements.md 1). Texts that the centre left empty are not shown. */
export function SiteFooter({ site, columns, rules, year }: SiteFooterProps) {
  const owner = site.undertaker || site.title;
  return (
    <footer className="foot">
      <img className="wave" src="/brand/wave.svg" alt="" width={1440} height={56} />
      <div className={`container main ${styles.columns}`}>
        <div className="brandcol">
          <div className="lg">
            <img className="mk" src="/brand/logo-mark-on-dark.svg" alt="" width={64} height={64} />
            <img
              className="wordmark"
              src="/brand/wordmark-on-dark.svg"
              alt={site.shortTitle || site.title}
              width={152}
              height={42}
            />
          </div>
          <Fact label="主办单位" text={site.sponsor} />
          <Fact label="承办单位" text={site.undertaker} />
          <Fact label="地址" text={site.address} />
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Contact site={site} />
        <div className="qrcol">
          <div className="qr">
            <img src="/qr/home.svg" alt="本站首页的二维码" width={100} height={100} loading="lazy" />
          </div>
          <p>手机扫码随时报名</p>
        </div>
      </div>
      <nav className={styles.rules} aria-label="协议与声明">
        <div className="container">
          {rules.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </div>
      </nav>
      <div className="legal">
        <div className="container">
          {site.filingNo && (
            <a href="https://beian.miit.gov.cn/" rel="noreferrer">
              {site.filingNo}
            </a>
          )}
          {site.policeFilingNo && <span>{site.policeFilingNo}</span>}
          {site.siteCode && <span>网站标识码 {site.siteCode}</span>}
          <span>
            © {year} {owner}
          </span>
          <span>建议使用 Edge、Chrome、360 极速模式访问</span>
        </div>
      </div>
    </footer>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) =>
  text ? (
    <p>
      {label}：{text}
    </p>
  ) : null;

function Contact({ site }: { site: SiteView }) {
  if (!site.phone && !site.email) return null;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>联系我们</h2>
      <ul>
        {site.phone && (
          <li>
            <a href={`tel:${site.phone.replaceAll('-', '')}`}>服务热线 {site.phone}</a>
          </li>
        )}
        {site.phoneHours && <li>{site.phoneHours}</li>}
        {site.email && (
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
