import type { ReactNode } from 'react';

/** A titled block of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
