import { Button, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { sameWeek } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import classes from './flyout.module.css'
import { Flyout } from './flyout.tsx'

/** The bell with its one item, which leads to schedule editing and to the settings (Spec 1 §2 'Admin shell'). */
export function NoticeBell() {
  const settings = useCall(getPublicSettings, {})
  const generated = useCall(listGeneratedWeeks, {})
  const week = settings.data?.availabilityWeek
  const isGenerated = week && generated.data?.data.some(({ attributes }) => sameWeek(attributes, week))
  const isDue = week !== undefined && generated.data !== undefined && !isGenerated
  return (
    <Flyout
      label={isDue ? 'Powiadomienia: 1 do zrobienia' : 'Powiadomienia'}
      title="Powiadomienia"
      icon={
        <Indicator disabled={!isDue} color="yellow.4" size={10} withBorder>
          <IconBell size={20} stroke={1.7} />
        </Indicator>
      }
    >
      <h2>{week ? `Grafik na tydzień ${week.week}` : 'Grafik na następny tydzień'}</h2>
      <p>
        {week ? `${weekRange(week)}. ` : ''}
        {isGenerated
          ? 'Grafik jest wygenerowany. Możesz go jeszcze poprawić.'
          : isDue
            ? 'Grafik nie jest jeszcze wygenerowany. Sprawdź ustawienia i ułóż grafik.'
            : 'Stan grafiku nie jest teraz znany.'}
      </p>
      <div className={classes.buttons}>
        <Button size="xs" renderRoot={(props) => <Link to="/admin/edycja-grafiku" {...props} />}>
          Edycja grafiku
        </Button>
        <Button size="xs" variant="default" renderRoot={(props) => <Link to="/admin/miesiac" {...props} />}>
          Ustawienia
        </Button>
      </div>
    </Flyout>
  )
}
