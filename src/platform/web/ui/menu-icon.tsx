import {
  Bell,
  CalendarCheck,
  CalendarDays,
  CalendarHeart,
  Circle,
  ClipboardCheck,
  Clock,
  House,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Settings,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  bell: Bell,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'calendar-heart': CalendarHeart,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  house: House,
  'layout-dashboard': LayoutDashboard,
  'scroll-text': ScrollText,
  settings: Settings,
};

/** The icon that a menu entry names; a plain ring for names this build does not know. */
export function MenuIcon({
  name,
  className = 'ic',
}: {
  name: string | null | undefined;
  className?: string;
}) {
  const Icon = icons[name ?? ''] ?? Circle;
  return <Icon className={className} aria-hidden size={18} strokeWidth={1.8} />;
}
