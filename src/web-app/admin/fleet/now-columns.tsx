import { Anchor } from '@mantine/core'
import { IconAlertTriangle, IconBan, IconCheck, IconKey, IconMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Vehicle } from '#features/fleet/vehicles/web/public.tsx'
import type { getFleetToday } from '#features/schedule/contract-fleet-today.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { ListColumn } from '#platform/web/admin-ui/list/data-list.tsx'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import classes from './fleet.module.css'
import { fleetNowTexts as texts } from './fleet-texts.ts'

type Today = OutputOf<typeof getFleetToday>
export type CarToday = Today['data'][number]
type Person = CarToday['day']
/** The day and the slot that run. */
type Now = Pick<Today, 'date' | 'shift'>

/** What drives now, what does not and why, and who has each car today. */
export function nowColumns(today: ReadonlyMap<string, CarToday>, now: Now): readonly ListColumn<Vehicle>[] {
  const words = (id: string) => {
    const car = today.get(id)
    return car ? standingWords(car, now) : ''
  }
  return [
    {
      key: 'now',
      header: texts.now,
      width: '11%',
      cell: ({ id }) => <Standing car={today.get(id)} now={now} />,
      sortValue: ({ id }) => words(id),
    },
    {
      key: 'today',
      header: texts.today,
      width: '14.2%',
      cell: ({ id }) => {
        const car = today.get(id)
        return car?.day || car?.night ? (
          <span className={classes.today}>
            <Driver who={car.day} label={texts.day} shift="day" />
            <Driver who={car.night} label={texts.night} shift="night" />
          </span>
        ) : (
          texts.nobody
        )
      },
      sortValue: ({ id }) => peopleOf(today.get(id)),
      filed: ({ id }) => peopleOf(today.get(id)),
    },
  ]
}

/** The day's and the night's driver, for the search and the file. */
export function peopleOf(car: CarToday | undefined): string {
  const named = (label: string, who: Person) =>
    who ? `${label}: ${who.fullName}${who.mark ? ` ${who.mark}` : ''}` : ''
  return [named(texts.day, car?.day ?? null), named(texts.night, car?.night ?? null)]
    .filter(Boolean)
    .join(', ')
}

function standingWords({ off, ...car }: CarToday, { date, shift }: Now): string {
  if (off?.kind === 'grounding') return texts.groundedUntil(off.until, date)
  if (off) return texts[off.kind]
  return car[shift] ? texts.drives : texts.stands
}

const ICONS = { grounding: IconBan, rental: IconKey, papers: IconAlertTriangle } as const

function Standing({ car, now }: { readonly car: CarToday | undefined; readonly now: Now }) {
  if (!car) return null
  const { off } = car
  const Icon = off ? ICONS[off.kind] : car[now.shift] ? IconCheck : IconMinus
  const tone = off ? (off.kind === 'rental' ? 'rental' : 'bad') : car[now.shift] ? 'good' : 'quiet'
  const words = standingWords(car, now)
  return (
    <span className={classes.now} data-tone={tone} title={off?.reason ? `${words}: ${off.reason}` : words}>
      <Icon size={15} aria-hidden /> <span>{words}</span>
    </span>
  )
}

function Driver({
  who,
  label,
  shift,
}: {
  readonly who: Person
  readonly label: string
  readonly shift: 'day' | 'night'
}) {
  if (!who) return null
  return (
    <span className={classes.driver}>
      <span className={classes.shift} data-shift={shift} role="img" aria-label={label} title={label}>
        {label.slice(0, 1)}
      </span>
      <Anchor
        size="xs"
        renderRoot={(props) => <Link to="/admin/pracownicy/$id" params={{ id: who.driverId }} {...props} />}
      >
        {who.fullName}
      </Anchor>
      <NameMark mark={who.mark ?? undefined} />
    </span>
  )
}
