import {
  Accessibility,
  Backpack,
  BookOpenText,
  Circle,
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

const icons: Readonly<Record<string, LucideIcon>> = {
  'hand-heart': HandHeart,
  leaf: Leaf,
  'traffic-cone': TrafficCone,
  medal: Medal,
  'book-open-text': BookOpenText,
  'heart-pulse': HeartPulse,
  'life-buoy': LifeBuoy,
  accessibility: Accessibility,
  backpack: Backpack,
  palette: Palette,
  megaphone: Megaphone,
  'house-plus': HousePlus,
};

/** Names of the icons that a kind of record may have. */
export const kindIconNames: readonly string[] = Object.keys(icons);

/** The icon of this name; a plain ring for names this build does not know. */
export function KindIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Circle;
  return <Icon className="ic" aria-hidden />;
}
