import type { ReactNode } from 'react';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './text-page.module.css';

export type TextSection = { id?: string; heading: string; paragraphs: readonly string[] };

type TextPageProps = {
  title: string;
  /** Version and first day of a text that people agree to, or what the page is about. */
  lead: string;
  /** Wider, for pages with a table. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page that is read: agreements, lists, statements. */
export const TextPage = ({ title, lead, isWide, children }: TextPageProps) => (
  <div className={`container ${styles.page} ${isWide ? styles.wide : ''}`}>
    <Breadcrumb trail={[{ label: '首页', href: publicPaths.home }]} current={title} />
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </div>
);

/** Headings with their paragraphs. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) =>
  sections.map(({ id, heading, paragraphs }) => (
    <section key={heading} id={id} className={styles.section}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));

type RecordTableProps = {
  caption: string;
  columns: readonly string[];
  /** One cell a column; the first names the row. */
  rows: readonly (readonly string[])[];
};

/** A table that becomes one block a row on phones, each cell behind its column's name. */
export const RecordTable = ({ caption, columns, rows }: RecordTableProps) => (
  <DataTable
    caption={caption}
    isCaptionShown
    className={styles.table}
    rows={rows}
    keyOf={([name = '', first = '']) => `${name}${first}`}
    columns={columns.map((header, index) => ({
      key: header,
      header,
      cell: (cells: readonly string[]) => cells[index],
    }))}
  />
);
