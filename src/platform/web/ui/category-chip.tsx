import {
  Accessibility,
  Backpack,
  BookOpenText,
  HandHeart,
  HeartPulse,
  HousePlus,
  Leaf,
  LifeBuoy,
  type LucideIcon,
  Medal,
  Megaphone,
  Palette,
  TrafficCone,
} from 'lucide-react';
import type { CategoryKey } from '../cover-art/palettes.ts';
import { classNames } from './class-names.ts';

/** The icon of each category, for chips and pickers. */
export const CATEGORY_ICONS: Record<CategoryKey, LucideIcon> = {
  elder: HandHeart,
  eco: Leaf,
  traffic: TrafficCone,
  event: Medal,
  reading: BookOpenText,
  health: HeartPulse,
  rescue: LifeBuoy,
  access: Accessibility,
  youth: Backpack,
  culture: Palette,
  theory: Megaphone,
  neighbor: HousePlus,
};

/** Icon and word of a service category on its own soft colour. */
export function CategoryChip(props: { category: CategoryKey; label: string; className?: string }) {
  const Icon = CATEGORY_ICONS[props.category];
  return (
    <span className={classNames('cat', `cat-${props.category}`, props.className)}>
      <Icon className="ic" aria-hidden />
      {props.label}
    </span>
  );
}
