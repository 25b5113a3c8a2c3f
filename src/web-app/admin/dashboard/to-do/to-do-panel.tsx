import { useMe } from '#features/auth/web/public.tsx'
import type { Week } from '#kernel/week.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { FailedMessages } from './messages.tsx'
import { NotSubmitted } from './not-submitted.tsx'
import { Planning } from './planning.tsx'
import { Results } from './results.tsx'
import { DuePapers, Services } from './services-and-papers.tsx'
import classes from './to-do.module.css'
import { toDoTexts } from './to-do-texts.ts'

/** What an office wants to know first in the morning; one call a feature. */
export function ToDoPanel({ current, coming }: { readonly current: Week; readonly coming: Week }) {
  const me = useMe()
  return (
    <Panel title={toDoTexts.title} description={toDoTexts.description}>
      <ul className={classes.list}>
        <NotSubmitted week={coming} />
        <Planning />
        <Services week={current} />
        <DuePapers />
        {me.admin ? <FailedMessages /> : null}
        <Results />
      </ul>
    </Panel>
  )
}
