import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categoryKeys, categoryMark } from '#domains/site/contract/categories.words.ts';
import { Avatar } from './avatar.tsx';
import { Breadcrumb } from '../frame/breadcrumb.tsx';
import { KindChip } from './kind-chip.tsx';
import { Chip } from './chip.tsx';
import { Cover } from './cover.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { ErrorScene } from '../frame/error-scene.tsx';
import { Field } from '../fields/field.tsx';
import { HourRings } from '#domains/hours/web/hour-rings.tsx';
import { pageStops } from '../list/page-numbers.ts';
import { Pager } from '../list/pager.tsx';
import { placeWords } from '#domains/activities/contract/activities.words.ts';
import { CapacityBar } from '../frame/capacity-bar.tsx';
import { RippleLoading } from '../frame/ripple-loading.tsx';
import { Seal } from './seal.tsx';
import { Skeleton } from './skeleton.tsx';
import { SketchMap } from '../map/sketch-map.tsx';
import { Stars } from './stars.tsx';
import { StatusDot } from './status-dot.tsx';
import { Tabs } from './tabs.tsx';

const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the content policy of public pages', () => {
  it('is kept: no style attribute in any server-rendered component', () => {
    const all = renderToStaticMarkup(
      <>
        <Cover kind="eco" recordKey="activity:1" mobileCrop="tall" />
        <Seal name="晨光" kind="elder" recordKey="team:1" size="lg" />
        <Avatar personKey="volunteer:1" />
        {categoryKeys.map((key) => (
          <KindChip key={key} {...categoryMark(key)} />
        ))}
        <StatusDot tone="open">招募中</StatusDot>
        <CapacityBar {...placeWords} taken={46} capacity={60} />
        <HourRings
          rings={[
            { label: '距三星', done: 386.5, goal: 600 },
            { label: '今年', done: 128, goal: 150 },
            { label: '本月', done: 14.5, goal: 20 },
          ]}
          value="386.5"
          caption="累计小时"
        />
        <Pager page={3} pageCount={20} hrefOf={(page) => `?page=${page}`} />
        <Breadcrumb trail={[{ label: '首页', href: '/' }]} current="志愿活动" />
        <EmptyState art="boat" title="还没有报名活动" />
        <Skeleton kind="cards" />
        <Skeleton kind="rows" />
        <RippleLoading />
        <Tabs label="我的活动" tabs={[{ label: '全部', href: '?', count: 12, isCurrent: true }]} />
        <Chip href="?a=1" isOn>
          助老
        </Chip>
        <Stars count={3} />
        <SketchMap label="活动地图" pins={[{ key: 'a', lng: 118.8, lat: 32, label: '净滩', kind: 'eco' }]} />
        <ErrorScene code={404} homeHref="/" actions={<a href="/">回到首页</a>} />
      </>,
    );
    expect(all).not.toMatch(/\sstyle=/);
    expect(all).not.toMatch(/<script|javascript:/);
  });
});

describe('CapacityBar', () => {
  const barOf = (taken: number, capacity: number, notOpenText?: string) =>
    renderToStaticMarkup(
      <CapacityBar {...placeWords} taken={taken} capacity={capacity} notOpenText={notOpenText} />,
    );

  it('says both figures', () => {
    expect(words(barOf(46, 60))).toBe('已报 46 / 60 人 还差 14 人');
    expect(barOf(46, 60)).not.toContain('class="need"');
  });

  it.each([
    [79, 100, false],
    [80, 100, true],
    [99, 100, true],
    [100, 100, false],
  ])('%i of %i is hot: %s', (taken, capacity, isHot) => {
    expect(barOf(taken, capacity).includes('bar hot')).toBe(isHot);
  });

  it('says that it is full, also when more came than places', () => {
    expect(words(barOf(24, 24))).toContain('名额已满');
    expect(barOf(25, 24)).toContain('width="100%"');
  });

  it('says when it opens instead of what is missing', () => {
    expect(words(barOf(0, 20, '11月25日开放报名'))).toBe('已报 0 / 20 人 11月25日开放报名');
  });

  it('is grey and never hot while nobody can take a place', () => {
    expect(barOf(63, 72, '招募已结束')).toContain('bar full');
  });

  it('survives an activity without places', () => {
    expect(words(barOf(0, 0))).toContain('名额已满');
  });
});

describe('Pager', () => {
  const sketch = (page: number, count: number) =>
    pageStops(page, count)
      .map((stop) => (stop.kind === 'gap' ? '…' : stop.page === page ? `[${stop.page}]` : stop.page))
      .join(' ');

  it.each([
    [1, 1, '[1]'],
    [1, 3, '[1] 2 3'],
    [1, 20, '[1] 2 3 … 20'],
    [5, 20, '1 2 3 4 [5] 6 7 … 20'],
    [6, 20, '1 … 4 5 [6] 7 8 … 20'],
    [20, 20, '1 … 18 19 [20]'],
  ])('page %i of %i: %s', (page, count, expected) => {
    expect(sketch(page, count)).toBe(expected);
  });

  it('marks the current page, and has no way before the first', () => {
    const markup = renderToStaticMarkup(<Pager page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} />);
    expect(markup).toContain('aria-current="page"');
    expect(markup).not.toContain('上一页');
    expect(markup).toContain('href="?page=2"');
  });

  it('is absent for a single page', () => {
    expect(renderToStaticMarkup(<Pager page={1} pageCount={1} hrefOf={String} />)).toBe('');
  });
});

it('an uploaded picture takes the place of the drawn cover, in every crop', () => {
  const markup = renderToStaticMarkup(
    <Cover kind="eco" recordKey="activity:1" src="/files/1.webp" mobileCrop="tall" alt="净滩现场" />,
  );
  expect(markup).toContain('src="/files/1.webp"');
  expect(markup).not.toContain('/art/');
});

it('an uploaded picture is offered in AVIF to browsers that know it', () => {
  const address = `/files/p/${'0123456789abcdef'.repeat(2)}/768.webp`;
  const markup = renderToStaticMarkup(<Cover kind="eco" recordKey="news:1" src={address} />);
  expect(markup).toContain(`<source type="image/avif" srcSet="${address.replace('webp', 'avif')}"/>`);
  expect(markup).toContain(`src="${address}"`);
});

it('rings say every figure in words, whatever is drawn', () => {
  const ring = (label: string, done: number, goal: number) => ({ label, done, goal });
  const markup = renderToStaticMarkup(
    <HourRings
      rings={[ring('距三星', 700, 600), ring('今年', 0, 150), ring('本月', 5, 0)]}
      value="700"
      caption="累计小时"
    />,
  );
  expect(words(markup)).toContain('距三星 700 / 600 小时，今年 0 / 150 小时，本月 5 / 0 小时');
  expect(markup.match(/class="ring-done"/g)).toHaveLength(1);
});

it('a field ties its label, its error and its control together', () => {
  const markup = renderToStaticMarkup(
    <Field id="phone" label="手机号" hint="用来接收通知" error="请输入 11 位手机号" isRequired>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(markup).toContain('<label for="phone">');
  expect(markup).toContain(
    '<input id="phone" aria-describedby="phone-note" aria-invalid="true" aria-required="true"/>',
  );
  expect(markup).toMatch(/id="phone-note"[^>]* role="alert"/);
  expect(markup).not.toContain('用来接收通知');
});

it('an empty error is none: the hint stays', () => {
  const markup = renderToStaticMarkup(
    <Field label="手机号" hint="用来接收通知" error="">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(markup).toContain('用来接收通知');
  expect(markup).not.toContain('alert');
});
