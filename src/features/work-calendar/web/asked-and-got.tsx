import { parseStateDay } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import { Pill } from '#platform/web/ui/pill.tsx'
import type { getOwnHome } from '../contract-home.ts'
import { askedTexts } from './asked-texts.ts'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { inFleetTime } from './fleet-time.ts'
import './asked-and-got.css'

type Asked = OutputOf<typeof getOwnHome>['asked'][number]
type Got = Asked['wishes'][number]['got']

/** What the driver asked for, each wish beside what became of it. */
export function AskedAndGot({ asked }: { readonly asked: readonly Asked[] }) {
  if (asked.length === 0) return null
  return (
    <section className="asked" aria-labelledby="asked">
      <h2 id="asked">{askedTexts.title}</h2>
      {asked.map((week) => (
        <details key={`${week.year}-${week.week}`} open={!week.generated}>
          <summary>
            <span>{calendarTexts.weekOf(week)}</span>
            <small className="asked-sent">{askedTexts.sentAt(inFleetTime(week.sentAt))}</small>
          </summary>
          {week.wishes.length === 0 ? (
            <p>{askedTexts.empty}</p>
          ) : (
            <ul>
              {week.wishes.map((wish) => (
                <Wish key={wish.stateDay + wish.shift} wish={wish} />
              ))}
            </ul>
          )}
        </details>
      ))}
    </section>
  )
}

function Wish({ wish: { stateDay, shift, got } }: { readonly wish: Asked['wishes'][number] }) {
  const date = parseStateDay(stateDay)
  const option = shiftOptionFromWire(shift)
  if (!date || !option) return null
  return (
    <li className="asked-wish">
      <span className="asked-day">{`${weekdayName(date)}, ${dayAndMonth(date)}`}</span>
      <Pill of={option} word={SHIFT_NAMES[option]} />
      <span className={`asked-got asked-${got.kind}`}>
        <Result got={got} />
      </span>
    </li>
  )
}

function Result({ got }: { readonly got: Got }) {
  if (got.kind !== 'car') return <span>{askedTexts.got(got)}</span>
  return (
    <>
      <span>{askedTexts.car}</span>{' '}
      <span className="plate" translate="no">
        {got.reg}
      </span>
    </>
  )
}
