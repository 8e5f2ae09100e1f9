import { Bell, LucideProvider } from 'lucide-react';
import {
  Component,
  createContext,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dateLabel, followClock } from '#platform/contract/instants.ts';
import { drawnOncePer } from '#platform/web/drawn-once-per.ts';
import { drawHtml } from './draw-html.ts';
import { drawTree } from './draw-tree.ts';
import { NotDrawnHere } from './not-drawn-here.ts';

const Word = createContext('自己的');
const Said = () => <i>{useContext(Word)}</i>;
const Used = () => <b>{use(Word)}</b>;
const Ids = ({ children }: { children?: ReactNode }) => {
  const [first, second] = [useId(), useId()];
  return (
    <p id={first} aria-describedby={second}>
      {children}
    </p>
  );
};
const Hooked = memo(function Hooked({ start }: { start: number }) {
  const [count, setCount] = useState(() => start);
  const [sum] = useReducer((a: number, b: number) => a + b, 2);
  const [isPending] = useTransition();
  const shown = useDeferredValue(count);
  const isHere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const times = useMemo(() => count * 2, [count]);
  const press = useCallback(() => setCount(times), [times]);
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => box.current?.focus());
  return (
    <button
      ref={box}
      type="button"
      onClick={press}
      disabled={isPending}
      inert={!isHere}
      aria-busy={false}
      name="z"
    >
      {shown} / {sum}
      {' 次'}
    </button>
  );
});
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = Word;
  declare context: string;
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : [this.context, this.props.children];
  }
}
const many = Array.from({ length: 40 }, (_, index) => index);

/** What pages and islands are made of, and what marks, blanks and nothing do to it. */
const trees: Record<string, () => ReactNode> = {
  texts: () => (
    <p>
      {'a'}
      {'b'}
      {''}
      {3}
      {null}
      {false}
      {[' <&>"\'', <em key="1">x</em>, 'y', 4n]}
      {new Set(['s', 't'])}
    </p>
  ),
  attributes: () => (
    <a
      className={'a "b"'}
      href="/x?a=1&b=<2>"
      target={undefined}
      tabIndex={-1}
      data-on
      data-off={false}
      aria-hidden
      hidden={false}
      download
      title=""
      style={{ marginTop: 3, '--x': ' y ' } as object}
      onClick={() => undefined}
      suppressHydrationWarning
    >
      <time dateTime="2026-11-28">x</time>
      <td colSpan={2} rowSpan={0} />
      <ol start={3} reversed />
      <div contentEditable={false} draggable spellCheck="false" inert popover="auto" />
      <area href="" alt="" />
      <a href={['java', 'script:void 0'].join('')}>z</a>
    </a>
  ),
  forms: () => (
    <form method="get" className="f" action="/user-index/activityList">
      <input value="x" type="text" name="n" defaultChecked={false} readOnly />
      <input name="" defaultValue="" checked={true} type="checkbox" size={0} maxLength={5} readOnly />
      <label htmlFor="x">
        <button value="v" type="submit" name="b" formNoValidate>
          查看
        </button>
      </label>
    </form>
  ),
  pictures: () => (
    <>
      {many.slice(0, 13).map((index) => (
        <img key={index} src={`/p/${index % 12}.svg`} alt="" width={4} />
      ))}
      <img src="/lazy.png" loading="lazy" alt="" />
      <img src="/s.png" srcSet="/s.png 1x, /l.png 2x" sizes="10vw" alt="s" crossOrigin="anonymous" />
      <img src="/p/11.svg" fetchPriority="high" alt="" />
      <img src="data:image/png;base64,AA" alt="" />
      <picture>
        <source srcSet="/n.svg" media="print" />
        <img src="/m.svg" alt="" />
      </picture>
      <noscript>
        <p>没有脚本</p>
        <img src="/q.svg" alt="" />
      </noscript>
    </>
  ),
  icons: () => (
    <>
      {'text'}
      <Bell className="ic" aria-hidden />
      <Bell className="ic" aria-hidden />
      <Bell size={16} strokeWidth={1.5} aria-label="提醒" />
      {'text'}
      <svg viewBox="0 0 1 1" strokeWidth={2} xlinkHref="#a" fillOpacity={0.5}>
        <title>图</title>
        <path d="M0 0" strokeLinecap="round" />
      </svg>
    </>
  ),
  contexts: () => (
    <Boundary>
      <Word value="一">
        <Said />
        <Word value="二">
          <Used />
          <Boundary>x</Boundary>
          <Word.Consumer>{(word) => word}</Word.Consumer>
        </Word>
        <Said />
      </Word>
      <Said />
    </Boundary>
  ),
  hooks: () => <Hooked start={3} />,
  ids: () => (
    <>
      <Ids />
      <ul>
        {many.map((index) => (
          <li key={index}>
            <Ids>
              <Ids />
              {index % 3 === 0 &&
                many.slice(0, 3).map((each) => <Ids key={each}>{[<Ids key="a" />, <Ids key="b" />]}</Ids>)}
            </Ids>
          </li>
        ))}
      </ul>
    </>
  ),
  markup: () => (
    <>
      <div dangerouslySetInnerHTML={{ __html: '<b>1</b>' }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: '{"a":1}' }} />
      <template data-x="1">
        <br />
        <wbr />
      </template>
    </>
  ),
};

it.each(Object.entries(trees))('draws %s as React does', (_name, tree) => {
  expect(drawTree(tree(), 'one-')).toBe(renderToString(tree(), { identifierPrefix: 'one-' }));
});

it('leaves to React, as a whole, what it does not know', () => {
  const unknown: Record<string, () => ReactNode> = {
    suspense: () => <Suspense fallback="…">x</Suspense>,
    select: () => (
      <select defaultValue="b">
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
    ),
    title: () => <title>x</title>,
    element: () => createElement('x-y', { className: 'z' }),
    action: () => <form action={() => undefined} />,
  };
  for (const [name, tree] of Object.entries(unknown)) {
    expect(() => drawTree(<p id={name}>{tree()}</p>, '')).toThrow(NotDrawnHere);
    expect(drawHtml(() => <p>{tree()}</p>)).toBe(renderToString(<p>{tree()}</p>));
  }
});

it('draws a tree within another as if it stood alone: ours within React, React within ours, as deep as one likes', () => {
  const Inner = ({ draw }: { draw: (tree: ReactNode) => string }) => (
    <div dangerouslySetInnerHTML={{ __html: draw(<Said />) }} />
  );
  const tree = (draw: (tree: ReactNode) => string) => (
    <Word value="外">
      <Inner draw={draw} />
      <Said />
    </Word>
  );
  const expected = '<div><i>自己的</i></div><i>外</i>';
  const ours = (inner: ReactNode) => drawTree(inner, '');
  const left = (inner: ReactNode) => drawHtml(() => [inner, <Suspense key="s">{false}</Suspense>]);
  const asked = (inner: ReactNode) => drawHtml(() => [inner, <u key="u" hidden />]);
  for (const [draw, more] of [
    [left, '<!--$--><!--/$-->'],
    [asked, '<u hidden=""></u>'],
  ] as const) {
    const within = expected.replace('</div>', `${more}</div>`);
    expect([drawTree(tree(draw), ''), renderToString(tree(draw))]).toEqual([within, within]);
  }
  expect([drawTree(tree(ours), ''), drawTree(tree(renderToString), ''), renderToString(tree(ours))]).toEqual([
    expected,
    expected,
    expected,
  ]);
});

it('draws an icon anew where something around it tells it otherwise', () => {
  const tree = () => [
    <Bell key="1" />,
    <LucideProvider key="2" size={40}>
      <Bell />
    </LucideProvider>,
    <Bell key="3" />,
  ];
  expect(drawTree(tree(), '')).toBe(renderToString(tree()));
  expect(renderToString(tree())).toContain('width="40"');
});

it('draws a component once for its row, and anew for another row, other words or another day', () => {
  let drawings = 0;
  const Card = drawnOncePer(
    'row',
    function Card({ row, mark, isEager }: { row: { id: number }; mark?: string; isEager?: boolean }) {
      drawings += 1;
      return (
        <a href={`/a/${row.id}`}>
          <img src={`/p/${row.id}.svg`} alt="" loading={isEager ? 'eager' : 'lazy'} />
          {dateLabel('2026-11-28T08:00:00+08:00')}
          {mark}
        </a>
      );
    },
  );
  const row = { id: 1 };
  const draw = (tree: ReactNode) => {
    const before = drawings;
    const html = drawTree(tree, '');
    const drawn = drawings - before;
    expect(html).toBe(renderToString(tree));
    return drawn;
  };
  const now = new Date('2026-11-22T09:00:00+08:00');
  followClock(() => now);
  expect(draw(<Card row={row} />)).toBe(1);
  expect(draw(['x', <Card key="1" row={row} />, 'y'])).toBe(0);
  expect(draw(<Card row={row} mark="已通过" />)).toBe(1);
  expect(draw(<Card row={{ ...row }} />)).toBe(1);
  // A picture to ask for beforehand stands at the head of each page.
  expect([draw(<Card row={row} isEager />), draw(<Card row={row} isEager />)]).toEqual([1, 1]);
  const other = { id: 2 };
  expect(draw(<Card row={other} />)).toBe(1);
  followClock(() => new Date('2027-01-01T00:00:00+08:00'));
  expect(draw(<Card row={other} />)).toBe(1);
  followClock(() => now);
  expect(draw(<Card row={other} />)).toBe(0);
});

it('passes on what a component throws', () => {
  const Broken = (): never => {
    throw new TypeError('broke');
  };
  expect(() => drawHtml(() => <Broken />)).toThrow('broke');
  expect(drawHtml(() => <Hooked start={1} />)).toBe(renderToString(<Hooked start={1} />));
});
