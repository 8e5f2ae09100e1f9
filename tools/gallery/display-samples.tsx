import { CATEGORY_KEYS } from '#platform/web/cover-art/palettes.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { CategoryChip } from '#platform/web/ui/category-chip.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { PlacesBar } from '#platform/web/ui/places-bar.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Section } from './section.tsx';

const LABELS = [
  '助老',
  '环保',
  '文明交通',
  '赛会',
  '阅读',
  '医疗',
  '应急',
  '助残',
  '青少年',
  '文化文艺',
  '理论宣讲',
  '邻里互助',
];

/** Buttons, status dots, stamps, chips. */
export function Buttons() {
  return (
    <Section title="按钮、状态、标签">
      <p className="gallery-row">
        <button className="btn btn--primary btn--lg" type="button">
          报名
        </button>
        <button className="btn btn--primary" type="button">
          报名
        </button>
        <button className="btn btn--primary btn--sm" type="button">
          报名
        </button>
        <button className="btn btn--line" type="button">
          收藏
        </button>
        <button className="btn btn--soft" type="button">
          写评价
        </button>
        <button className="btn btn--danger" type="button">
          取消报名
        </button>
        <button className="btn btn--primary" type="button" disabled>
          名额已满
        </button>
        <a className="link" href="#link">
          文字链接
        </a>
      </p>
      <p className="gallery-row">
        <StatusDot tone="open">招募中</StatusDot>
        <StatusDot tone="soon">即将开始</StatusDot>
        <StatusDot tone="run">进行中</StatusDot>
        <StatusDot tone="full">名额已满</StatusDot>
        <StatusDot tone="ok">已完成</StatusDot>
        <StatusDot tone="end">已结束</StatusDot>
        <StatusDot tone="no">已拒绝</StatusDot>
        <span className="stamp stamp--wait">待接单</span>
        <span className="stamp stamp--took">已接单</span>
        <Stars count={4} />
        <span className="dot">12</span>
      </p>
      <p className="gallery-row">
        {CATEGORY_KEYS.map((key, i) => (
          <CategoryChip key={key} category={key} label={LABELS[i] ?? key} />
        ))}
      </p>
      <p className="gallery-row">
        <Chip href="#all" isOn>
          全部
        </Chip>
        <Chip href="#open">招募中</Chip>
        <Chip href="#near" isOutlined>
          离我最近
        </Chip>
      </p>
    </Section>
  );
}

const CARDS = [
  {
    key: 'eco',
    id: 'activity:12',
    title: '澜江净滩行动：把江岸还给白鹭',
    taken: 46,
    capacity: 60,
    tone: 'open',
    state: '招募中',
  },
  {
    key: 'traffic',
    id: 'activity:4',
    title: '文明路口守望：工作日早高峰斑马线劝导',
    taken: 24,
    capacity: 24,
    tone: 'full',
    state: '名额已满',
  },
  {
    key: 'culture',
    id: 'activity:9',
    title: '渡口老街非遗剪纸展志愿讲解',
    taken: 0,
    capacity: 20,
    tone: 'soon',
    state: '即将开始',
  },
  {
    key: 'elder',
    id: 'activity:2',
    title: '银龄课堂第 42 期：手把手教爷爷奶奶用智能手机',
    taken: 17,
    capacity: 20,
    tone: 'open',
    state: '招募中',
  },
] as const;

/** Cards with covers and places, seals, portraits. */
export function Cards() {
  return (
    <Section title="卡片、封面、名额">
      <div className="gallery-grid">
        {CARDS.map((card) => (
          <a className="act" href="#card" key={card.id}>
            <div className="act__cover">
              <Cover category={card.key} recordKey={card.id} />
              <StatusDot tone={card.tone} isPill>
                {card.state}
              </StatusDot>
            </div>
            <div className="act__b">
              <div className="act__m">
                <CategoryChip category={card.key} label={LABELS[CATEGORY_KEYS.indexOf(card.key)] ?? ''} />
                <span>鹿渚区</span>
                <span className="end">计 3 小时</span>
              </div>
              <h3 className="act__t clamp2">{card.title}</h3>
              <PlacesBar
                taken={card.taken}
                capacity={card.capacity}
                fullText="可候补"
                notOpenText={card.tone === 'soon' ? '11月25日开放报名' : undefined}
              />
            </div>
          </a>
        ))}
      </div>
      <p className="gallery-row">
        {CATEGORY_KEYS.map((key, i) => (
          <Seal key={key} name={LABELS[i] ?? key} category={key} teamKey={`team:${i}`} size="lg" />
        ))}
      </p>
      <p className="gallery-row">
        {CATEGORY_KEYS.map((key, i) => (
          <Avatar key={key} personKey={`volunteer:${i}`} age={i % 4 ? 'adult' : 'old'} size="lg" />
        ))}
      </p>
    </Section>
  );
}
