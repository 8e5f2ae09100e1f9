import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { showCurrent } from '../show-current.ts';
import type { FormPanels } from './form-panels.ts';
import styles from './form-steps.module.css';
import { stepAsked } from './show-step.ts';

const CurrentStep = createContext<string | undefined>(undefined);

/** On phones: whether another step of the form is shown than this panel. False in a form without steps. */
export function useIsAway(id: string): boolean {
  const current = use(CurrentStep);
  return current !== undefined && current !== id;
}

type FormStepsProps = {
  panels: FormPanels<string>;
  /** Panels in which something keeps the form from being sent. */
  wrong: ReadonlySet<string>;
  children: ReactNode;
};

/** The panels of a long form: one below the other, and on phones one step after the other, each with its name. */
export function FormSteps({ panels, wrong, children }: FormStepsProps) {
  const [current, setCurrent] = useState(panels[0]?.id ?? '');
  const row = useRef<HTMLElement>(null);
  const place = panels.findIndex(({ id }) => id === current);
  useEffect(() => showCurrent(row.current), [current]);
  useEffect(() => {
    const onAsked = ({ detail }: CustomEvent<string>): void => flushSync(() => setCurrent(detail));
    const onHash = (): void => {
      const id = location.hash.replace('#panel-', '');
      if (panels.some((panel) => panel.id === id)) setCurrent(id);
    };
    window.addEventListener(stepAsked, onAsked as EventListener);
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener(stepAsked, onAsked as EventListener);
      window.removeEventListener('hashchange', onHash);
    };
  }, [panels]);
  const goTo = (id: string | undefined): void => {
    if (id === undefined) return;
    setCurrent(id);
    row.current?.scrollIntoView({ block: 'start' });
  };
  const [before, after] = [panels[place - 1], panels[place + 1]];
  return (
    <CurrentStep value={current}>
      <nav ref={row} className={styles.steps} aria-label="步骤">
        {panels.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`第 ${index + 1} 步 ${title}${wrong.has(id) ? '，有要修改的' : ''}`}
            aria-current={id === current ? 'step' : undefined}
            className={wrong.has(id) ? styles.wrong : undefined}
            onClick={() => goTo(id)}
          >
            <i aria-hidden>{index + 1}</i>
            {title}
          </button>
        ))}
      </nav>
      {children}
      <div className={styles.turn}>
        <Button look="line" disabled={!before} onClick={() => goTo(before?.id)}>
          上一步
        </Button>
        <span>
          {place + 1} / {panels.length}
        </span>
        <Button look="soft" disabled={!after} onClick={() => goTo(after?.id)}>
          {after ? `下一步：${after.title}` : '已是最后一步'}
        </Button>
      </div>
    </CurrentStep>
  );
}
