import { useEffect, useState } from 'react'
import { addDays } from '#kernel/calendar-date.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { dateInFleet } from './kept-home.ts'
import { keptTexts } from './kept-texts.ts'
import { offlineTexts } from './offline-texts.ts'
import './kept-notice.css'

const MINUTE = 60_000
const TIME = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', hour: 'numeric', minute: '2-digit' })

interface KeptNoticeProps {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The phone has no network, and is not merely waiting. */
  readonly offline: boolean
}

/** Says of what was kept from when it is and how old, as the minutes go by. */
export function KeptNotice({ at, offline }: KeptNoticeProps) {
  const [now, setNow] = useState(() => deviceNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="kept-notice">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M3 3l18 18M9 5.6A6.5 6.5 0 0 1 18.4 10 4.5 4.5 0 0 1 21 16.6M6.6 8.2A6.6 6.6 0 0 0 6 10a4.6 4.6 0 0 0 .5 9H17" />
      </svg>
      <span>
        {offline && <b>{offlineTexts.noNet}</b>}
        <span>{`${whenOf(at, now)}, ${ageOf(now - at)}`}</span>
      </span>
    </p>
  )
}

function whenOf(at: number, now: number): string {
  const time = TIME.format(at)
  const date = dateInFleet(at)
  const today = dateInFleet(now)
  if (date === today) return keptTexts.today(time)
  return date === addDays(today, -1) ? keptTexts.yesterday(time) : keptTexts.earlier(dayAndMonth(date), time)
}

function ageOf(age: number): string {
  const minutes = Math.floor(age / MINUTE)
  if (minutes < 1) return keptTexts.justNow
  if (minutes < 60) return keptTexts.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? keptTexts.hoursAgo(hours) : keptTexts.daysAgo(Math.floor(hours / 24))
}
