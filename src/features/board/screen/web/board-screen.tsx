import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import {
  HAPPENING_KINDS,
  type HappeningKind,
  KIND_IN_ADDRESS,
} from '#features/board/happenings/domain/public.ts'
import type { About } from '#features/board/happenings/web/public.tsx'
import { boardTexts } from '#features/board/work/texts.ts'
import { keptCarOff } from '#features/fleet/unavailability/web/public.ts'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import classes from './screen.module.css'
import { WeekBoard } from './week-board.tsx'

/**
 * Weekly schedule edit (Spec 2 §2): the admin week, or the one that the address names, and in that the shift
 * that it names.
 */
export function BoardScreen() {
  const settings = useFleetSettings()
  const search = useSearch({ from: '/guarded/admin/edycja-grafiku' })
  const asked = weekInAddress(search)
  const navigate = useNavigate()
  const { stalo, auto, kogo } = search
  const happening = useMemo(() => aboutInAddress(stalo, auto, kogo), [stalo, auto, kogo])
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  useEffect(() => {
    document.title = `${boardTexts.title} – Flotylla`
  }, [])
  const adminWeek = settings.data && { year: settings.data.adminYear, week: settings.data.adminWeek }
  const week = asked ?? adminWeek
  return (
    <div className={classes.screen}>
      <h1 className={classes.unseen}>{boardTexts.title}</h1>
      {settings.failure && !week ? (
        <FailureAlert failure={settings.failure} title={boardTexts.failedTitle} again={settings.again} />
      ) : null}
      {week ? (
        <WeekBoard
          key={`${week.year}-${week.week}`}
          week={week}
          adminWeek={adminWeek ?? week}
          phone={phone}
          slot={asked && slotInAddress(search.miejsce)}
          driverId={search.kierowca}
          removesIll={search.zabierz === 'choroba'}
          happening={happening}
          onHappeningClosed={() => {
            if (stalo === undefined) return
            void navigate({
              to: '/admin/edycja-grafiku',
              search: ({ stalo: _, auto: __, kogo: ___, ...rest }) => rest,
              replace: true,
            })
          }}
          onWeek={({ year, week: number }) =>
            void navigate({
              to: '/admin/edycja-grafiku',
              // An open card shows the new week.
              search: ({ pokaz, karta }) => ({ pokaz, karta, rok: year, tydzien: number }),
            })
          }
        />
      ) : settings.loading ? (
        <BoardSkeleton />
      ) : null}
    </div>
  )
}

type Happened = (typeof KIND_IN_ADDRESS)[HappeningKind] | 'cos' | 'zapis'

/** 'Coś się stało', opened from another screen: blank, at a car or a driver, or with what was typed there. */
function aboutInAddress(
  stalo: Happened | undefined,
  carId: string | undefined,
  driverId: string | undefined,
): About | undefined {
  if (stalo === undefined) return undefined
  const draft = stalo === 'zapis' ? keptCarOff() : undefined
  if (draft) return { draft }
  const whom = { ...(carId === undefined ? {} : { carId }), ...(driverId === undefined ? {} : { driverId }) }
  const kind = HAPPENING_KINDS.find((each) => KIND_IN_ADDRESS[each] === stalo)
  if (kind) return { kind, ...whom }
  return carId === undefined ? {} : { kind: 'broken', carId }
}

/** 0-13 (D2) */
function slotInAddress(slot: number | undefined): number | undefined {
  return slot !== undefined && slot >= 0 && slot < SLOTS_IN_WEEK ? slot : undefined
}
