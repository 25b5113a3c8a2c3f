import { ActionIcon, Table, Title, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconLink, IconPrinter } from '@tabler/icons-react'
import { memo } from 'react'
import type { Chapter, Part, Section } from './chapter.ts'
import classes from './chapter-sheet.module.css'
import { HandbookPicture } from './handbook-picture.tsx'
import { helpTexts } from './help-texts.ts'
import { InlineText } from './inline-text.tsx'
import { SectionLink } from './section-link.tsx'

interface ChapterSheetProps {
  readonly chapter: Chapter
  /** Whether it goes on paper. */
  readonly printed: boolean
  onPrint(): void
}

/** One chapter of the handbook. */
export const ChapterSheet = memo(
  function ChapterSheet({ chapter, printed, onPrint }: ChapterSheetProps) {
    const { id, title, lead, sections } = chapter
    return (
      <section className={classes.chapter} data-unprinted={printed ? undefined : ''} aria-labelledby={id}>
        <div className={classes.head}>
          <div>
            <Title order={2} id={id} tabIndex={-1}>
              {title}
            </Title>
            <p className={classes.lead}>{lead}</p>
          </div>
          <Tooltip label={helpTexts.printChapter}>
            <ActionIcon
              className={classes.print ?? ''}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={helpTexts.printOne(title)}
              onClick={onPrint}
            >
              <IconPrinter size={18} />
            </ActionIcon>
          </Tooltip>
        </div>
        {sections.map((section) => (
          <SectionOfChapter key={section.id} section={section} />
        ))}
      </section>
    )
  },
  (before, now) => before.chapter === now.chapter && before.printed === now.printed,
)

function SectionOfChapter({ section: { id, title, parts } }: { readonly section: Section }) {
  return (
    <div className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={3} id={id} tabIndex={-1}>
          {title}
        </Title>
        <SectionLink id={id} className={classes.anchor ?? ''} label={helpTexts.linkTo(title)}>
          <IconLink size={16} aria-hidden />
        </SectionLink>
      </div>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a written text, whose pieces never change places
        <PartOfSection key={index} part={part} />
      ))}
    </div>
  )
}

function PartOfSection({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={part.text} />
        </p>
      )
    case 'note':
      return (
        <p className={classes.note}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <InlineText text={part.text} />
          </span>
        </p>
      )
    case 'steps':
    case 'list': {
      const List = part.kind === 'steps' ? 'ol' : 'ul'
      return (
        <List className={part.kind === 'steps' ? classes.steps : classes.list}>
          {part.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'keys':
      return <Keys rows={part.rows} />
    case 'picture':
      return <HandbookPicture name={part.name} alt={part.alt} />
  }
}

function Keys({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <Table className={classes.keys ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{helpTexts.key}</Table.Th>
          <Table.Th>{helpTexts.meaning}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([keys, meaning]) => (
          <Table.Tr key={keys}>
            <Table.Td>
              <InlineText text={keys} />
            </Table.Td>
            <Table.Td>
              <InlineText text={meaning} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
