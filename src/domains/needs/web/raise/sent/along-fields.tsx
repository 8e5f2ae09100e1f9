import { PicturesField } from './pictures-field.tsx';
import type { SentAlong } from './sent-along.ts';
import { VoiceField } from './voice-field.tsx';

type AlongFieldsProps = { along: SentAlong; onChange: (along: SentAlong) => void };

/** What goes with a need besides its words. */
export const AlongFields = ({ along, onChange }: AlongFieldsProps) => (
  <>
    <VoiceField recording={along.voice} onChange={(voice) => onChange({ ...along, voice })} />
    <PicturesField pictures={along.pictures} onChange={(pictures) => onChange({ ...along, pictures })} />
  </>
);
