import {
  Gauge,
  Bell,
  CalendarCheck,
  CalendarDays,
  CalendarHeart,
  Circle,
  HandHeart,
  ClipboardCheck,
  Clock,
  House,
  IdCard,
  LockKeyhole,
  FileSpreadsheet,
  UserPen,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Settings,
  BookOpen,
  BriefcaseBusiness,
  UserCog,
  ShieldCheck,
  KeyRound,
  ListTree,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  Users,
  Building2,
  SlidersHorizontal,
  Bug,
  Newspaper,
  Route,
  FileText,
  List,
  PenLine,
  QrCode,
  UserRound,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'qr-code': QrCode,
  'user-round': UserRound,
  'pen-line': PenLine,
  list: List,
  'file-text': FileText,
  newspaper: Newspaper,
  bell: Bell,
  'message-square-text': MessageSquareText,
  'messages-square': MessagesSquare,
  route: Route,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'calendar-heart': CalendarHeart,
  'hand-heart': HandHeart,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  house: House,
  'id-card': IdCard,
  'lock-keyhole': LockKeyhole,
  'file-spreadsheet': FileSpreadsheet,
  'user-pen': UserPen,
  'layout-dashboard': LayoutDashboard,
  'scroll-text': ScrollText,
  settings: Settings,
  'book-open': BookOpen,
  'briefcase-business': BriefcaseBusiness,
  'user-cog': UserCog,
  'shield-check': ShieldCheck,
  'key-round': KeyRound,
  'list-tree': ListTree,
  megaphone: Megaphone,
  users: Users,
  'building-2': Building2,
  'sliders-horizontal': SlidersHorizontal,
  bug: Bug,
  gauge: Gauge,
};

/** Names of the icons this build knows, for the menu editor. */
export const menuIconNames: readonly string[] = Object.keys(icons).sort();

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
