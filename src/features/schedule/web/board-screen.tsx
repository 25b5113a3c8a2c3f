import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { isWeek, type Week } from '#kernel/week.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { boardTexts } from '../texts-board.ts'
import classes from './board/board.module.css'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { WeekBoard } from './board/week-board.tsx'

/** Weekly schedule edit (Spec 2 §2): the admin week, or the one that the address names. */
export function BoardScreen() {
  const settings = useFleetSettings()
  const asked = weekOfSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
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
          onWeek={({ year, week: number }) =>
            void navigate({
              to: '.',
              search: ((now: object) => ({ ...now, rok: year, tydzien: number })) as never,
            })
          }
        />
      ) : settings.loading ? (
        <BoardSkeleton />
      ) : null}
    </div>
  )
}

function weekOfSearch(search: unknown): Week | undefined {
  const { rok, tydzien } = search as { rok?: unknown; tydzien?: unknown }
  const [year, week] = [Number(rok), Number(tydzien)]
  return isWeek(year, week) ? { year, week } : undefined
}
