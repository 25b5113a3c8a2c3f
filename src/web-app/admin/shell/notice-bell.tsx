import { Button, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { listWaitingForms } from '#features/availability/contract-waiting.ts'
import { waitingTexts } from '#features/availability/texts-waiting.ts'
import { useDuePapers } from '#features/papers/web/public.tsx'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { sameWeek } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import classes from './flyout.module.css'
import { Flyout } from './flyout.tsx'

/** More than this is not counted on the bell itself. */
const MOST_SHOWN = 99

/**
 * The bell with its one item, which leads to schedule editing and to the settings (Spec 1 §2 'Admin shell'), and below it the papers
 * that are due.
 */
export function NoticeBell() {
  const settings = useCall(getPublicSettings, {})
  const generated = useCall(listGeneratedWeeks, {})
  const papers = useDuePapers()
  const unknown = useCall(listWaitingForms, {}, { everySeconds: 60 }).data?.all ?? 0
  const week = settings.data?.availabilityWeek
  const isGenerated = week && generated.data?.data.some(({ attributes }) => sameWeek(attributes, week))
  const isDue = week !== undefined && generated.data !== undefined && !isGenerated
  const waiting = (isDue ? 1 : 0) + (papers?.due ?? 0) + unknown
  const shown = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting
  return (
    <Flyout
      label={waiting > 0 ? `Powiadomienia: ${shown} do zrobienia` : 'Powiadomienia'}
      title="Powiadomienia"
      icon={
        <Indicator
          disabled={waiting === 0}
          color="yellow.4"
          size={16}
          offset={2}
          withBorder
          label={shown}
          classNames={{ indicator: classes.count ?? '' }}
        >
          <IconBell size={20} stroke={1.7} />
        </Indicator>
      }
    >
      <h2>{week ? `Grafik na tydzień ${week.week}` : 'Grafik na następny tydzień'}</h2>
      <p>
        {`${week ? `${weekRange(week)}. ` : ''}${
          isGenerated
            ? 'Grafik jest wygenerowany. Możesz go jeszcze poprawić.'
            : isDue
              ? 'Grafik nie jest jeszcze wygenerowany. Sprawdź ustawienia i ułóż grafik.'
              : 'Stan grafiku nie jest teraz znany.'
        }`}
      </p>
      <div className={classes.buttons}>
        <Button
          size="xs"
          renderRoot={(props) => (
            <Link
              to="/admin/edycja-grafiku"
              search={(week ? { rok: week.year, tydzien: week.week } : {}) as never}
              {...props}
            />
          )}
        >
          Edycja grafiku
        </Button>
        <Button size="xs" variant="default" renderRoot={(props) => <Link to="/admin/miesiac" {...props} />}>
          Ustawienia
        </Button>
      </div>
      {unknown > 0 ? (
        <div className={classes.item}>
          <h2>Nieznane osoby</h2>
          <p>{waitingTexts.notice(unknown)}</p>
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/admin/podglad-grafiku"
                  search={{ zakladka: 'do-potwierdzenia' } as never}
                  {...props}
                />
              )}
            >
              {waitingTexts.open}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={classes.item}>
        <h2>Dokumenty</h2>
        <p>{papers ? papers.words : 'Stan dokumentów nie jest teraz znany.'}</p>
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/dokumenty" {...props} />}
          >
            Dokumenty
          </Button>
        </div>
      </div>
    </Flyout>
  )
}
