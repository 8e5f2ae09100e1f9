import { Field } from '#platform/web/fields/field.tsx';
import { SuggestInput } from '#platform/web/fields/suggest/suggest-input.tsx';
import { useActivityForm } from '../activity-form-context.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/** 集合地点: any name, and one of the places that are known fills address, area and the spot on the map too. */
export function PlaceNameField() {
  const { form, set, errorOf } = useActivityForm();
  const suggestions = usePlaceSuggestions(form.placeName);
  return (
    <Field
      id="field-placeName"
      label="集合地点"
      hint="打名称或拼音，选中就填好地址和地图位置；没有的地方直接写"
      error={errorOf('placeName')}
      isRequired
    >
      {(control) => (
        <SuggestInput
          control={control}
          value={form.placeName}
          maxLength={60}
          placeholder="如 鹿渚公园无障碍入口"
          suggestions={suggestions}
          onType={(placeName) => set({ placeName })}
          onChoose={({ place }) => set(place)}
        />
      )}
    </Field>
  );
}
