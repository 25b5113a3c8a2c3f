import { Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconTable } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { calendarDate, weekday } from '#kernel/calendar-date.ts'
import { addMonths, type Month } from '#kernel/month.ts'
import { marksOfNamesakes } from '#kernel/namesakes.ts'
import { monthTitle, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { useVisibleRows } from '#platform/web/admin-ui/visible-rows.ts'
import { getMonthTable } from '../../contract.ts'
import { LEGEND, monthTableTexts, officeTexts } from '../../texts-office.ts'
import classes from './month-table.module.css'

interface MonthTableProps {
  readonly month: Month
  onMonth(month: Month): void
}

/** A row a driver, a column a day, with the abbreviations of Spec 1 §9. */
export function MonthTable({ month, onMonth }: MonthTableProps) {
  const table = useCall(getMonthTable, month)
  const title = monthTitle(month)
  return (
    <Panel
      title={title}
      description={<Legend />}
      actions={
        <div className={classes.arrows}>
          <IconButton
            variant="default"
            size={36}
            label={monthTableTexts.previous}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <IconChevronLeft size={18} />
          </IconButton>
          <IconButton
            variant="default"
            size={36}
            label={monthTableTexts.next}
            onClick={() => onMonth(addMonths(month, 1))}
          >
            <IconChevronRight size={18} />
          </IconButton>
        </div>
      }
    >
      {!table.data ? (
        table.failure ? (
          <FailureAlert failure={table.failure} title={officeTexts.failedTitle} again={table.again} />
        ) : (
          <Skeleton height={320} radius={8} role="status" aria-label={monthTableTexts.loading} />
        )
      ) : table.data.data.length === 0 ? (
        <Empty icon={<IconTable size={24} />}>{monthTableTexts.empty(title)}</Empty>
      ) : (
        <FilledTable month={month} content={table.data} />
      )}
    </Panel>
  )
}

interface FilledTableProps {
  readonly month: Month
  readonly content: OutputOf<typeof getMonthTable>
}

function FilledTable({ month, content }: FilledTableProps) {
  const { days, data } = content
  const marks = useMemo(
    () => marksOfNamesakes(data.map(({ id, attributes }) => ({ id, ...attributes }))),
    [data],
  )
  const body = useRef<HTMLTableSectionElement>(null)
  const view = useVisibleRows(body, data.length, 32)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={monthTableTexts.scroll}>
      <table
        className={classes.table}
        aria-label={monthTableTexts.table(monthTitle(month))}
        aria-rowcount={data.length + 1}
      >
        <thead>
          <tr>
            <th scope="col">{monthTableTexts.driver}</th>
            {days.map(({ day, isWeekend }) => (
              <th key={day} scope="col" data-weekend={isWeekend || undefined}>
                <span className={classes.weekday}>{weekdayOf(month, day)}</span>
                <span>{day}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {view.before > 0 ? <Gap height={view.before} columns={days.length + 1} /> : null}
          {view.indexes.map((index) => {
            const row = data[index]
            return row ? (
              <tr key={row.id} aria-rowindex={index + 2} data-index={index} ref={view.measure}>
                <th scope="row">
                  <span>{row.attributes.fullName}</span> <NameMark mark={marks.get(row.id)} />
                </th>
                {row.attributes.days.map((short, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the days of the month
                  <td key={at} data-weekend={days[at]?.isWeekend || undefined} data-kind={kindOf(short)}>
                    {short}
                  </td>
                ))}
              </tr>
            ) : null
          })}
          {view.after > 0 ? <Gap height={view.after} columns={days.length + 1} /> : null}
        </tbody>
      </table>
    </section>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

function Legend() {
  return (
    <dl className={classes.legend} aria-label={monthTableTexts.legend}>
      {LEGEND.map(({ short, meaning, kind }) => (
        <div key={short}>
          <dt data-kind={kind}>{short}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function kindOf(short: string): string | undefined {
  const first = short.split(', ')[0]
  return LEGEND.find((entry) => entry.short === first)?.kind
}

function weekdayOf({ year, month }: Month, day: number): string {
  const date = calendarDate(year, month, day)
  return date ? (WEEKDAY_SHORT[weekday(date)] ?? '') : ''
}
