import { PlacePicker } from '#platform/web/map/live/place-picker.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { checkInRadii, placePolicyLabels } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { FormSelect, FormText, optionsOf } from './activity-form-fields.tsx';
import { FormPanel } from './activity-form-panel.tsx';
import { PlaceNameField } from './place/place-name-field.tsx';
import styles from './activity-form.module.css';

/** 3 地点: a name, an address, a spot on the map and how near one must be to check in. */
export function ActivityFormPlace() {
  const { form, set, findings, areas } = useActivityForm();
  const { lng, lat, checkInRadiusM } = form;
  const hint = findings.find(({ field }) => field === 'lng')?.msg;
  return (
    <FormPanel id="place">
      <div className={styles.map}>
        <PlacePicker
          label="集合地点"
          value={lng !== null && lat !== null ? { lng, lat } : undefined}
          onChange={(place) => set(place)}
          radiusMetres={checkInRadiusM}
          describedBy={hint ? 'place-hint' : undefined}
        />
        <span className={styles.radius}>签到范围 {checkInRadiusM} 米</span>
      </div>
      {hint && (
        <p className="hint" id="place-hint">
          {hint}
        </p>
      )}
      <div className={layout.pairs}>
        <PlaceNameField />
        <FormSelect
          field="area"
          label="所在区域"
          options={[
            { value: null, label: '全市' },
            ...areas.map(({ code, name }) => ({ value: code as string | null, label: name })),
          ]}
        />
        <FormText className={layout.wide} field="address" label="详细地址" max={200} isRequired />
        <FormText
          className={layout.wide}
          field="placeNote"
          label="集合说明"
          max={200}
          placeholder="如 无障碍入口保安亭旁，有红色遮阳棚"
        />
        <FormSelect
          field="checkInRadiusM"
          label="签到范围"
          options={checkInRadii.map((metres) => ({ value: metres, label: `${metres} 米` }))}
        />
        <FormSelect field="placePolicy" label="签到定位" options={optionsOf(placePolicyLabels)} />
      </div>
    </FormPanel>
  );
}
