import { Link } from '@tanstack/react-router'
import { weekTexts } from '../texts-week.ts'
import type { WeekAnswer } from './readings.ts'
import classes from './week.module.css'

/** Quiet, since a person has decided it and nothing waits; but their money is in no sum above. */
export function IgnoredNote({ ignored: { people, grosze } }: Pick<WeekAnswer, 'ignored'>) {
  if (people === 0) return null
  return (
    <p className={classes.ignored}>
      <span>{weekTexts.ignored(people, grosze)}</span>{' '}
      <Link className={classes.link} to="/admin/wyniki/osoby" search={{ zakladka: 'pominiete' }}>
        {weekTexts.ignoredAct}
      </Link>
    </p>
  )
}
