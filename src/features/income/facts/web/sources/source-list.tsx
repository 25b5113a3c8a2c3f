import { Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { resultSources } from '../../contract.ts'
import { factTexts, sourceTexts as texts } from '../../texts.ts'
import { count, money } from '../amounts.ts'
import { shownDay } from '../shown-day.ts'
import classes from './sources.module.css'

type Sources = OutputOf<typeof resultSources>
type Row = Sources['rows'][number]

/** Every row of every file that the shift's figures are made of. */
export function SourceList({ rows }: { readonly rows: Sources['rows'] }) {
  return (
    <section>
      <h3 className={classes.heading}>{texts.rows}</h3>
      {rows.length === 0 ? <Text c="dimmed">{texts.noRows}</Text> : null}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={`${row.kind} ${row.fileName} ${row.loadedAt} ${row.row}`} className={classes.row}>
            <div className={classes.line}>
              <span>{lead(row)}</span>
              <span className={classes.amounts}>{amounts(row)}</span>
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
            {row.holds ? null : <small>{texts.replaced}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function lead({ startedAt, kind, plate }: Row): string {
  return [startedAt?.slice(11, 16), factTexts.kinds[kind], plate].filter(Boolean).join(' · ')
}

function amounts({ kind, grossGrosze, netGrosze, cashGrosze }: Row): string {
  const gross = kind === 'settlement' ? texts.sheetIncome : texts.gross
  return [
    grossGrosze === null ? '' : `${gross} ${money(grossGrosze)}`,
    netGrosze === null ? '' : `${texts.net} ${money(netGrosze)}`,
    cashGrosze ? `${texts.cash} ${money(cashGrosze)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** What platforms say over whole periods; never part of the shift. */
export function PeriodList({ periods }: { readonly periods: Sources['periods'] }) {
  if (periods.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{texts.periods}</h3>
      <Text size="sm" c="dimmed">
        {texts.periodsHint}
      </Text>
      <ul className={classes.rows}>
        {periods.map(({ platform, fileName, row, from, to, netGrosze, grossGrosze }) => (
          <li key={`${fileName} ${row}`} className={classes.row}>
            <div className={classes.line}>
              <span>
                {`${factTexts.platforms[platform]} · ${factTexts.range(shownDay(from), shownDay(to))}`}
              </span>
              <span className={classes.amounts}>{money(netGrosze ?? grossGrosze)}</span>
            </div>
            <small>{texts.file(fileName, row)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
