import { X } from 'lucide-react';
import type { MapPin } from './sketch-map.tsx';
import styles from './explorable-map.module.css';

type MapPreviewProps = { pins: readonly MapPin[]; onClose: () => void };

/** What stands at a pin, with the way to each. */
export const MapPreview = ({ pins, onClose }: MapPreviewProps) => (
  <div className={styles.preview} data-map-preview>
    <button type="button" aria-label="关闭预览" onClick={onClose}>
      <X className="ic ic-18" aria-hidden />
    </button>
    {pins.length > 1 && <p>这里有 {pins.length} 场</p>}
    <ul>
      {pins.map(({ key, label, note, href }) => (
        <li key={key}>
          {href ? <a href={href}>{label}</a> : <b>{label}</b>}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  </div>
);
