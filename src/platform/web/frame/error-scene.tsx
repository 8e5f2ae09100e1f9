import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Logo } from './logo.tsx';

/** 404 no such page · 401 not for this account · 500 the site failed · 503 it has no time or no database now. */
export type ErrorCode = 404 | 401 | 500 | 503;

type ErrorSceneProps = {
  code: ErrorCode;
  homeHref: string;
  ownerName?: string;
  title?: string;
  text?: string;
  /** Buttons or links of size `lg`; the main one first. */
  actions: ReactNode;
  /** Small facts under the actions: hotline, who is signed in, the request id. */
  notes?: string[];
  /** At the right of the header, such as a link to the help pages. */
  headerLink?: ReactNode;
};

const WORDS: Record<ErrorCode, { title: string; text: string }> = {
  404: { title: '这只小船漂远了', text: '你要找的页面搬了家，或者从来没有过这个地址。' },
  401: {
    title: '渡口今晚没有对你开放',
    text: '你的账号没有这个页面的权限。换个身份登录，或者请管理员给你开通。',
  },
  503: { title: '渡口人多，船马上就回来', text: '现在打开网页的人很多。这一页过几秒会自己再试一次。' },
  500: { title: '桥断了一截，正在抢修', text: '不是你的问题。请过一会儿再试，如果一直这样，请告诉我们。' },
};

/** A whole page that says what went wrong, in the site's own landscape, and where to go from here. */
export function ErrorScene(props: ErrorSceneProps) {
  const isNight = props.code === 401;
  const words = WORDS[props.code];
  return (
    <div className="er">
      <header className={classNames('eh', isNight && 'dark')}>
        <div className="container">
          <Logo href={props.homeHref} ownerName={props.ownerName} isOnDark={isNight} />
          {props.headerLink}
        </div>
      </header>
      <img
        className="sc"
        src={`/brand/scene-${props.code === 503 ? 500 : props.code}.svg`}
        alt=""
        width={2560}
        height={620}
      />
      <main id="main" className="tx">
        <h1>{props.title ?? words.title}</h1>
        <p>{props.text ?? words.text}</p>
        <div className="bt">{props.actions}</div>
        <div className="l">
          {[...(props.notes ?? []), `错误码 ${props.code}`].map((note) => (
            <span key={note}>{note}</span>
          ))}
        </div>
      </main>
    </div>
  );
}
