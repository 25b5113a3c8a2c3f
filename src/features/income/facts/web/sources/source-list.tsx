import { Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { resultSources } from '../../contract.ts'
import { factTexts, sourceTexts as texts } from '../../texts.ts'
import { count } from '../amounts.ts'
import { shownDay } from '../shown-day.ts'
import { Amounts, Instead, lead, More, SheetIncome } from './row-parts.tsx'
import classes from './sources.module.css'

type Sources = OutputOf<typeof resultSources>

/** Every row of every file that the shift's figures are made of. */
export function SourceList({ rows, all }: { readonly rows: Sources['rows']; readonly all: number }) {
  return (
    <section>
      <h3 className={classes.heading}>{texts.rows}</h3>
      {rows.length === 0 ? <Text c="dimmed">{texts.noRows}</Text> : null}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li
            key={`${row.kind} ${row.fileName} ${row.loadedAt} ${row.row}`}
            className={row.holds && row.completed !== false ? classes.row : classes.former}
          >
            <div className={classes.line}>
              <span>{lead(row)}</span>
              <SheetIncome grosze={row.kind === 'settlement' ? row.grossGrosze : null} />
              <Amounts amounts={row.amounts} />
            </div>
            {row.rides ? (
              <small>
                {texts.rides(count(row.rides.bolt), count(row.rides.uber), count(row.rides.freenow))}
              </small>
            ) : null}
            <small>
              {`${texts.file(row.fileName, row.row)}; ${texts.loaded(dateAndTime(row.loadedAt), row.loadedBy)}`}
            </small>
            {row.completed === false ? <small>{texts.cancelled}</small> : null}
            <Instead superseded={row.superseded} isPart={row.holds} />
          </li>
        ))}
      </ul>
      <More shown={rows.length} all={all} />
    </section>
  )
}

/** What platforms say over whole periods; never part of the shift. */
export function PeriodList({ periods, all }: { readonly periods: Sources['periods']; readonly all: number }) {
  if (periods.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{texts.periods}</h3>
      <Text size="sm" c="dimmed">
        {texts.periodsHint}
      </Text>
      <ul className={classes.rows}>
        {periods.map(({ platform, fileName, row, from, to, amounts, superseded }) => (
          <li key={`${fileName} ${row}`} className={classes.row}>
            <div className={classes.line}>
              <span>
                {`${factTexts.platforms[platform]} · ${factTexts.range(shownDay(from), shownDay(to))}`}
              </span>
              <Amounts amounts={amounts} />
            </div>
            <small>{texts.file(fileName, row)}</small>
            <Instead superseded={superseded} isPart />
          </li>
        ))}
      </ul>
      <More shown={periods.length} all={all} />
    </section>
  )
}
