import type { listRemovedShifts } from '#features/removals/contract.ts'
import { removedTexts } from '#features/removals/texts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { countsOf } from './counts-of.ts'
import classes from './dashboard.module.css'
import own from './removed-shifts.module.css'

export type Removed = OutputOf<typeof listRemovedShifts>['data'][number]

interface RemovedCountsProps {
  readonly removed: readonly Removed[]
  readonly withReasons: boolean
}

/** What the listed removals tell by reason, driver and week, as far as a saved week lacks the shift. */
export function RemovedCounts({ removed, withReasons }: RemovedCountsProps) {
  const all = removed.map(({ attributes }) => attributes).filter(({ saved }) => saved)
  if (all.length === 0) return null
  return (
    <section aria-label={removedTexts.countsOf}>
      <p className={own.note}>{removedTexts.countsOf}</p>
      <div className={own.counts}>
        {withReasons ? (
          <Counts title={removedTexts.byReason} of={all.map(({ reason }) => reason ?? '')} />
        ) : null}
        <Counts title={removedTexts.byDriver} of={all.map(({ driver }) => driver)} />
        <Counts
          title={removedTexts.byWeek}
          of={all.map(({ week, year }) => `${removedTexts.week} ${week}, ${weekRange({ week, year })}`)}
        />
      </div>
    </section>
  )
}

const SHOWN = 10

function Counts({ title, of }: { readonly title: string; readonly of: readonly string[] }) {
  return (
    <Panel title={title}>
      <ol className={classes.top}>
        {countsOf(of)
          .slice(0, SHOWN)
          .map(([name, count]) => (
            <li key={name}>
              <span>{name}</span>
              <strong>{count}</strong>
            </li>
          ))}
      </ol>
    </Panel>
  )
}
