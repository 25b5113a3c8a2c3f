import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { USUAL_WEEKS } from '#features/income/facts/domain/public.ts'
import { grouped } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { shortDay } from '#platform/web/admin-ui/polish-dates.ts'
import { getWeekForecast } from '../contract.ts'
import { forecastTexts as texts } from '../texts.ts'
import { type Forecast, forecastAsked, type SlotOfForecast } from './forecast-asked.ts'
import { ForecastTable } from './forecast-table.tsx'
import classes from './week-forecast.module.css'

/** What a week that is not generated yet is likely to look like; follows availability as it comes in. */
export function WeekForecast({ week }: { readonly week: Week }) {
  const asked = useCall(getWeekForecast, ...forecastAsked(week))
  const { data, failure, again } = asked
  const board = (label: string) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to="/admin/edycja-grafiku" search={{ rok: week.year, tydzien: week.week }} {...props} />
      )}
    >
      {label}
    </Button>
  )
  if (!data)
    return (
      <Panel title={texts.title}>
        {failure ? (
          <FailureAlert failure={failure} title={texts.failedTitle} again={again} />
        ) : (
          <Skeleton height={420} radius={8} role="status" aria-label={texts.loading} />
        )}
      </Panel>
    )
  const { forecast } = data
  if (!forecast)
    return (
      <Panel title={texts.title}>
        <Empty action={board(texts.board)}>{texts.generated}</Empty>
      </Panel>
    )
  if (forecast.seats === 0)
    return (
      <Panel title={texts.title}>
        <Empty
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/admin/samochody" {...props} />}>
              {texts.fleet}
            </Button>
          }
        >
          {texts.noSeats}
        </Empty>
      </Panel>
    )
  return (
    <Panel title={texts.title} description={texts.description(USUAL_WEEKS)} actions={board(texts.build)}>
      {failure ? <FailureAlert failure={failure} title={texts.failedTitle} again={again} /> : null}
      <Headlines week={week} forecast={forecast} />
      <p className={classes.people}>{texts.people(forecast.sent, forecast.repeating, forecast.unknown)}</p>
      <ForecastTable week={week} slots={forecast.slots} />
    </Panel>
  )
}

function Headlines({ week, forecast }: { readonly week: Week; readonly forecast: Forecast }) {
  const { seats, filled, short, emptyPln, shortUnknown, repeating, slots } = forecast
  const most = slots.reduce<SlotOfForecast | undefined>(
    (found, slot) => (slot.short > (found?.short ?? 0) ? slot : found),
    undefined,
  )
  const known = shortUnknown < short
  return (
    <dl className={classes.headlines}>
      <div>
        <dd>{texts.filled(grouped(filled), seats)}</dd>
        <dt>{repeating > 0 ? texts.filledNote : texts.filledSent}</dt>
      </div>
      <div>
        <dd>{grouped(short)}</dd>
        <dt>{most ? texts.shortMost(slotName(week, most.slot)) : texts.shortNote}</dt>
      </div>
      <div>
        <dd>{short === 0 || known ? texts.pln(grouped(emptyPln)) : texts.none}</dd>
        <dt>{emptyNote(forecast)}</dt>
      </div>
    </dl>
  )
}

/** Of what the money of empty seats is told, and of which of them nobody knows it. */
function emptyNote({ short, shortUnknown }: Forecast): string {
  if (short > 0 && shortUnknown === short) return texts.nothingKnown
  return shortUnknown > 0 ? `${texts.emptyNote} (${texts.emptyUnknown(shortUnknown)})` : texts.emptyNote
}

/** `pt 27.11, noc` */
function slotName(week: Week, slot: number): string {
  return `${shortDay(slotAt(week, slot).date)}, ${SHIFT_OPTION_ON_WIRE[shiftOfSlot(slot)].toLocaleLowerCase('pl')}`
}
