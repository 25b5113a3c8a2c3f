import { Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { resultSources } from '../../contract.ts'
import { factTexts, sourceTexts as texts } from '../../texts.ts'
import { shownDay } from '../shown-day.ts'
import { Amounts, Instead, lead, More, SheetIncome } from './row-parts.tsx'
import classes from './sources.module.css'

type Former = OutputOf<typeof resultSources>['former']

/** What earlier files told and nothing holds of any more, with what stands in its place. */
export function FormerList({ former, all }: { readonly former: Former; readonly all: number }) {
  if (former.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{texts.former}</h3>
      <Text size="sm" c="dimmed">
        {texts.formerHint}
      </Text>
      <ul className={classes.rows}>
        {former.map((row) => (
          <li key={`${row.kind} ${row.fileName} ${row.loadedAt} ${row.row}`} className={classes.former}>
            <div className={classes.line}>
              <span>
                {row.to === null
                  ? lead(row)
                  : `${lead(row)} · ${factTexts.range(shownDay(row.from), shownDay(row.to))}`}
              </span>
              <SheetIncome grosze={row.sheetGrosze} />
              <Amounts amounts={row.amounts} />
            </div>
            <small>
              {`${texts.file(row.fileName, row.row)}; ${texts.loaded(dateAndTime(row.loadedAt), row.loadedBy)}`}
            </small>
            <Instead superseded={row.superseded} isPart={false} />
          </li>
        ))}
      </ul>
      <More shown={former.length} all={all} />
    </section>
  )
}
