import { EmptyState } from './empty-state.tsx';

type NotLoadedProps = {
  title: string;
  text: string;
  /** Trying again is the main act where it stands. */
  isMain?: boolean;
  onRetry: () => void;
};

/** Instead of content that could not be read: why, and another try. */
export const NotLoaded = ({ title, text, isMain = false, onRetry }: NotLoadedProps) => (
  <EmptyState
    art="bridge"
    title={title}
    text={text}
    action={
      <button type="button" className={isMain ? 'btn btn--primary' : 'btn btn--line'} onClick={onRetry}>
        再试一次
      </button>
    }
  />
);
