import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { ChapterSheet } from './chapter-sheet.tsx'
import { CHAPTERS } from './chapters.ts'
import { Contents } from './contents.tsx'
import { foundChapters } from './found-chapters.ts'
import classes from './help-screen.module.css'
import { helpTexts } from './help-texts.ts'
import { usePrinting } from './use-printing.ts'
import { useSectionInAddress } from './use-section-in-address.ts'

/** `/pomoc`: the handbook (D41). */
export function HelpScreen() {
  const [typed, setTyped] = useState('')
  const chapters = useMemo(() => foundChapters(CHAPTERS, typed), [typed])
  const { printed, print } = usePrinting()
  useSectionInAddress(chapters, () => setTyped(''))
  const searching = typed.trim().length > 1
  const found = chapters.reduce((sum, { sections }) => sum + sections.length, 0)
  return (
    <div className={classes.handbook}>
      <PageHeader
        title={helpTexts.title}
        description={helpTexts.description}
        actions={
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
            {helpTexts.print}
          </Button>
        }
      />
      <div className={classes.columns}>
        <aside className={classes.aside}>
          <SearchField
            label={helpTexts.search}
            placeholder={helpTexts.searchHint}
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className={classes.status}>
            {searching ? (found > 0 ? helpTexts.found(found) : helpTexts.nothing) : ''}
          </p>
          <Contents chapters={chapters} searching={searching} />
        </aside>
        <div className={classes.chapters}>
          {chapters.map((chapter) => (
            <ChapterSheet
              key={chapter.id}
              chapter={chapter}
              printed={printed === undefined || printed === chapter.id}
              onPrint={() => print(chapter.id)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
