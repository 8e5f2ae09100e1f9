import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '#platform/web/floating/drawer.tsx';
import { deriveTheme } from '#platform/web/theme/derive-theme.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import styles from './settings-drawer.module.css';
import { shellSizes } from './shell-cookies.ts';
import type { ShellSize } from './shell-cookies.ts';
import { changeSettings, defaultSettings, useShellSettings } from './shell-settings.ts';
import type { ShellSettings } from './shell-settings.ts';

/** Colours to start from; any other can be typed or picked. */
const swatches = [
  { colour: '#1890ff', name: '晴蓝' },
  { colour: '#c8371f', name: '朱红' },
  { colour: '#1b757b', name: '江青' },
  { colour: '#2a7548', name: '松绿' },
  { colour: '#6462b0', name: '藤紫' },
  { colour: '#c98610', name: '晨金' },
] as const;

const switches: { key: Exclude<keyof ShellSettings, 'themeColour'>; label: string; text: string }[] = [
  { key: 'hasTags', label: '开启标签栏', text: '显示打开过的页面' },
  { key: 'hasFixedHeader', label: '固定头部', text: '滚动时导航栏不动' },
  { key: 'hasSidebarLogo', label: '侧栏标志', text: '显示江澜志愿图标' },
];

const sizeLabels: Record<ShellSize, string> = { large: '宽松', medium: '适中', small: '紧凑' };

type SettingsDrawerProps = {
  isOpen: boolean;
  size: ShellSize;
  onSize: (size: ShellSize) => void;
  onClose: () => void;
};

/** 页面设置: theme colour, layout and size; everything takes effect at once and is kept in this browser. */
export function SettingsDrawer({ isOpen, size, onSize, onClose }: SettingsDrawerProps) {
  const settings = useShellSettings();
  const reset = () => {
    changeSettings(defaultSettings);
    onSize('medium');
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="页面设置">
      <div className={styles.body}>
        <ThemeColour key={settings.themeColour} picked={settings.themeColour} />
        <section>
          <h3>布局</h3>
          <ul className={styles.switches}>
            {switches.map(({ key, label, text }) => (
              <li key={key}>
                <span>
                  {label}
                  <small>{text}</small>
                </span>
                <button
                  type="button"
                  role="switch"
                  className="sw"
                  aria-label={label}
                  aria-checked={settings[key]}
                  onClick={() => changeSettings({ [key]: !settings[key] })}
                />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 id="size-label">组件尺寸</h3>
          <fieldset className={`seg ${styles.sizes}`} aria-labelledby="size-label">
            {shellSizes.map((each) => (
              <button key={each} type="button" aria-pressed={each === size} onClick={() => onSize(each)}>
                {sizeLabels[each]}
              </button>
            ))}
          </fieldset>
        </section>
        <Button look="line" isBlock onClick={reset}>
          <RefreshCw className="ic" aria-hidden />
          恢复默认
        </Button>
      </div>
    </Drawer>
  );
}

/** Swatches, a typed value and the browser's picker; says how the colour is made readable. */
function ThemeColour({ picked }: { picked: string }) {
  const [typed, setTyped] = useState(picked);
  const isColour = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed);
  const pick = (themeColour: string): void => changeSettings({ themeColour });
  return (
    <section>
      <h3>主题色</h3>
      <div className={styles.swatches}>
        {swatches.map(({ colour, name }) => (
          <button
            key={colour}
            type="button"
            style={{ background: colour }}
            aria-label={name}
            title={name}
            aria-pressed={colour === picked}
            onClick={() => pick(colour)}
          >
            {colour === picked && <Check className="ic" aria-hidden />}
          </button>
        ))}
      </div>
      <div className={styles.hex}>
        <input
          value={typed}
          aria-label="主题色的色值"
          aria-invalid={!isColour}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value.trim())}
          onBlur={() => (isColour ? pick(deriveTheme(typed).picked) : setTyped(picked))}
          onKeyDown={(event) => event.key === 'Enter' && isColour && pick(deriveTheme(typed).picked)}
        />
        <input
          type="color"
          value={picked}
          aria-label="从色盘选主题色"
          onChange={(event) => pick(event.target.value)}
        />
      </div>
      <div className={styles.preview} aria-hidden>
        <span className={buttonClass({ look: 'primary' })}>主要按钮</span>
        <span className={buttonClass({ look: 'soft' })}>次要按钮</span>
      </div>
      <p>按钮和文字自动用更深一档 {deriveTheme(picked).strong.toUpperCase()}，白字始终看得清。</p>
    </section>
  );
}
