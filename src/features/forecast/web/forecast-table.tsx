import { IconMoon, IconSun } from '@tabler/icons-react'
import { grouped } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { shortDay } from '#platform/web/admin-ui/polish-dates.ts'
import { forecastTexts as texts } from '../texts.ts'
import type { SlotOfForecast } from './forecast-asked.ts'
import classes from './forecast-table.module.css'

interface ForecastTableProps {
  readonly week: Week
  readonly slots: readonly SlotOfForecast[]
}

/** Day and night of each date, with a bar of who fills it. */
export function ForecastTable({ week, slots }: ForecastTableProps) {
  const most = Math.max(...slots.map(({ seats }) => seats))
  return (
    <>
      <ul className={classes.legend} aria-label={texts.legend}>
        {(['sent', 'repeated', 'short'] as const).map((part) => (
          <li key={part}>
            <span className={classes.sample} data-part={part} aria-hidden />
            <span>{texts[part]}</span>
          </li>
        ))}
      </ul>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.shift}</th>
              <th scope="col" className={classes.wide}>
                {texts.bar}
              </th>
              <th scope="col" data-numeric>
                {texts.missing}
              </th>
              <th scope="col" data-numeric className={classes.roomy}>
                {texts.waiting}
              </th>
              <th scope="col" data-numeric>
                {texts.cost}
              </th>
              <th scope="col" data-numeric className={classes.roomy}>
                {texts.oneMore}
              </th>
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <SlotRow key={slot.slot} week={week} slot={slot} most={most} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface SlotRowProps {
  readonly week: Week
  readonly slot: SlotOfForecast
  /** The most seats of any slot: the length of the longest bar. */
  readonly most: number
}

function SlotRow({ week, slot, most }: SlotRowProps) {
  const { seats, sent, repeated, short, waiting, pln } = slot
  const shift = shiftOfSlot(slot.slot)
  const Icon = shift === 'day' ? IconSun : IconMoon
  return (
    <tr data-shift={shift}>
      {shift === 'day' ? (
        <th scope="rowgroup" rowSpan={2} className={classes.date}>
          {shortDay(slotAt(week, slot.slot).date)}
        </th>
      ) : null}
      <th scope="row" className={classes.shift}>
        <span>
          <Icon size={15} aria-hidden /> <span>{SHIFT_OPTION_ON_WIRE[shift]}</span>
        </span>
      </th>
      <td className={classes.wide}>
        <span className={classes.filling}>
          <span
            className={classes.bar}
            role="img"
            aria-label={texts.barWords(sent, repeated, seats)}
            title={texts.barWords(sent, repeated, seats)}
            style={{ inlineSize: `${(100 * seats) / Math.max(1, most)}%` }}
          >
            {(
              [
                ['sent', sent],
                ['repeated', repeated],
                ['short', short],
              ] as const
            ).map(([part, count]) =>
              count > 0 ? <span key={part} data-part={part} style={{ flexGrow: count }} /> : null,
            )}
          </span>
        </span>
        <span className={classes.numbers}>
          <span>{texts.sum(sent, repeated)}</span> <small>{texts.ofSeats(seats)}</small>
        </span>
      </td>
      <td data-numeric data-much={short > seats / 5 || undefined}>
        {short}
      </td>
      <td data-numeric className={classes.roomy}>
        {waiting}
      </td>
      <td data-numeric>{short > 0 && pln !== null ? grouped(short * pln) : texts.none}</td>
      <td data-numeric className={classes.roomy}>
        {short > 0 && pln !== null ? `+${grouped(pln)}` : texts.none}
      </td>
    </tr>
  )
}
