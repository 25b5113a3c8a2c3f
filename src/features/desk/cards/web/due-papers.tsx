import { PaperState } from '#features/papers/web/public.tsx'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'
import type { DriverCardData } from './card-data.ts'

/** Papers that end or have ended; one line where none does. */
export function DuePapers({ papers }: { readonly papers: DriverCardData['papers'] }) {
  if (papers.length === 0) return <p className={classes.none}>{texts.noPapers}</p>
  return (
    <ul className={classes.rows}>
      {papers.map((paper) => {
        const date = parseDate(paper.expiresOn)
        return (
          <li key={paper.kindId}>
            <b>{paper.name}</b>
            <span className={classes.when}>{date ? texts.until(formatStateDay(date)) : ''}</span>
            <PaperState paper={paper} />
          </li>
        )
      })}
    </ul>
  )
}
