/** Says, to the eye and to a screen reader, that the browser works for the server; there is nothing to do meanwhile. */
export const CheckingNote = ({ isChecking }: { isChecking: boolean }) => (
  <p className={isChecking ? 'hint' : 'sr'} role="status">
    {isChecking && '正在做安全检查，请稍候'}
  </p>
);
