import { keysOf } from '#platform/contract/keys-of.ts';

type Category = {
  name: string;
  /** National codes (domain.md A.1). */
  nationalCodes: readonly string[];
  /** An icon of `platform/web/ui/kind-icon.tsx`. */
  icon: string;
  /** What may be drawn on its covers, in the order that chooses: append, never reorder (`site/web/category-art` draws them). */
  motifs: readonly string[];
};

/** The twelve service categories (服务类别) people see. */
export const serviceCategories = {
  elder: {
    name: '助老',
    nationalCodes: ['0017', '0001'],
    icon: 'hand-heart',
    motifs: ['tea', 'phone', 'walk'],
  },
  eco: {
    name: '环保',
    nationalCodes: ['0006'],
    icon: 'leaf',
    motifs: ['sprout', 'egret', 'bag'],
  },
  traffic: {
    name: '文明交通',
    nationalCodes: ['0011', '0010'],
    icon: 'traffic-cone',
    motifs: ['light', 'flag', 'bike'],
  },
  event: {
    name: '赛会',
    nationalCodes: ['0018'],
    icon: 'medal',
    motifs: ['track', 'medal', 'bib'],
  },
  reading: {
    name: '阅读',
    nationalCodes: ['0008', '0003'],
    icon: 'book-open-text',
    motifs: ['moon', 'stack', 'shelf'],
  },
  health: {
    name: '医疗',
    nationalCodes: ['0004'],
    icon: 'heart-pulse',
    motifs: ['pulse', 'drop', 'scope'],
  },
  rescue: {
    name: '应急',
    nationalCodes: ['0012', '0013'],
    icon: 'life-buoy',
    motifs: ['buoy', 'helmet', 'bottle'],
  },
  access: {
    name: '助残',
    nationalCodes: ['0017'],
    icon: 'accessibility',
    motifs: ['wheel', 'tactile', 'listen'],
  },
  youth: {
    name: '青少年',
    nationalCodes: ['0003', '0017'],
    icon: 'backpack',
    motifs: ['plane', 'pencil', 'blocks'],
  },
  culture: {
    name: '文化文艺',
    nationalCodes: ['0008'],
    icon: 'palette',
    motifs: ['lantern', 'fan', 'cut'],
  },
  theory: {
    name: '理论宣讲',
    nationalCodes: ['0010'],
    icon: 'megaphone',
    motifs: ['horn', 'talk', 'scales'],
  },
  neighbor: {
    name: '邻里互助',
    nationalCodes: ['0001'],
    icon: 'house-plus',
    motifs: ['house', 'sweater', 'tools'],
  },
} as const satisfies Record<string, Category>;

export type CategoryKey = keyof typeof serviceCategories;
export const categoryKeys = keysOf(serviceCategories);
export const categoryName = (key: string): string =>
  Object.hasOwn(serviceCategories, key) ? serviceCategories[key as CategoryKey].name : key;

/** The category a picture is drawn in: the word itself, or neighbor for anything unknown. */
export const drawableCategory = (word: string): CategoryKey =>
  Object.hasOwn(serviceCategories, word) ? (word as CategoryKey) : 'neighbor';

/** What a chip says of a category: `<KindChip {...categoryMark(key)} />`. */
export const categoryMark = (key: CategoryKey): { kind: CategoryKey; icon: string; label: string } => {
  const { name, icon } = serviceCategories[key];
  return { kind: key, icon, label: name };
};
