import { createContext, useContext } from 'react';
import type { MakeupEditor, WrittenMakeup } from './makeup-editor.ts';

type MakeupContextValue = {
  form: WrittenMakeup;
  set: MakeupEditor['set'];
  errorOf: (path: string) => string | undefined;
};

const MakeupContext = createContext<MakeupContextValue | undefined>(undefined);
export const MakeupProvider = MakeupContext.Provider;

/** The past activity that is being written. */
export function useMakeup(): MakeupContextValue {
  const value = useContext(MakeupContext);
  if (!value) throw new Error('outside of the form of a past activity');
  return value;
}
