import { LogOut } from 'lucide-react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { HoursRings } from '#platform/web/ui/hours-rings.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { SketchMap } from '#platform/web/ui/sketch-map.tsx';
import { SketchMapPicker } from '#platform/web/ui/sketch-map-picker.tsx';
import { Buttons, Cards } from './display-samples.tsx';
import { Feedback, Forms, Navigation } from './page-samples.tsx';
import { Section } from './section.tsx';

const PINS = [
  { key: 'a', lng: 118.71, lat: 32.15, label: '银龄课堂', category: 'elder', href: '#a' },
  { key: 'b', lng: 118.8, lat: 32.06, label: '净滩行动', category: 'eco', href: '#b' },
  { key: 'c', lng: 118.9, lat: 32, label: '马拉松补给', category: 'event', href: '#c', count: 12 },
] as const;

/** Maps and rings. */
function Pictures() {
  return (
    <Section title="地图与时长环">
      <SketchMap label="活动地图" pins={[...PINS]} />
      <p className="gallery-row" />
      <div className="gallery-grid">
        <SketchMap label="集合地点" pins={[PINS[1]]} focus={{ ...PINS[1], zoom: 4 }} />
        <SketchMapPicker label="集合地点" value={PINS[1]} radiusMetres={1500} onChange={() => {}} />
        <HoursRings
          rings={[
            { label: '距三星', done: 386.5, goal: 600 },
            { label: '今年', done: 128, goal: 150 },
            { label: '本月', done: 14.5, goal: 20 },
          ]}
          value="386.5"
          caption="累计小时"
        />
      </div>
    </Section>
  );
}

/** Every shared component in its usual states, for a look before and after a change. */
export function GalleryPage() {
  return (
    <main className="container">
      <header className="gallery-section">
        <Logo href="#top" ownerName="江澜市新时代文明实践中心" />
        <h1>组件一览</h1>
      </header>
      <Buttons />
      <Cards />
      <Navigation />
      <Forms />
      <Feedback />
      <Pictures />
      <Dialog
        isOpen
        onClose={() => {}}
        title="登录已过期"
        icon={LogOut}
        decisive={{ label: '重新登录', onPress: () => {} }}
      >
        你已经退出登录。可以留在这一页看看，也可以重新登录后继续。
      </Dialog>
    </main>
  );
}
