-- The text of an activity with headings, lists and emphasis as the server cleaned it; `content` stays what a reader sees of it, for search,
-- comparisons and quotes. Empty for what was written before: then its paragraphs are the lines of `content`.
alter table activities add column content_html text not null default '';
