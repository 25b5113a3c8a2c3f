import { Badge } from '@mantine/core'
import { IconHandStop, IconMoon, IconSun } from '@tabler/icons-react'
import { baseShift, isReserve, type ShiftOption } from '#kernel/shift.ts'
import type { ChoiceCounts } from '../../domain/counts.ts'
import { BADGE_WORDS, officeTexts } from '../../texts-office.ts'
import classes from './badges.module.css'

const COUNTED: readonly (readonly [ShiftOption, keyof ChoiceCounts])[] = [
  ['day', 'day'],
  ['night', 'night'],
  ['day-reserve', 'dayReserve'],
  ['night-reserve', 'nightReserve'],
  ['on-call', 'onCall'],
]

/**
 * The badges of a card: all shifts, and how many of each kind, pale where none (Spec 1 §2); on-call only
 * where there is one.
 */
export function CountBadges({ counts }: { readonly counts: ChoiceCounts }) {
  return (
    <div className={classes.badges}>
      <Badge color="gray" variant="filled">
        {`${officeTexts.total}: ${counts.total}`}
      </Badge>
      {COUNTED.map(([option, key]) =>
        counts[key] > 0 || option !== 'on-call' ? (
          <OptionBadge key={option} option={option} count={counts[key]} />
        ) : null,
      )}
    </div>
  )
}

const SHIFT_COLORS = { day: 'yellow', night: 'indigo' } as const

/** A kind of shift with icon and word, reserve dashed; with a number of them where one is given. */
export function OptionBadge({ option, count }: { readonly option: ShiftOption; readonly count?: number }) {
  const shift = baseShift(option)
  if (count === 0) {
    return (
      <Badge className={classes.none ?? ''} color="gray">
        {`${BADGE_WORDS[option]}: 0`}
      </Badge>
    )
  }
  const Icon = shift === 'day' ? IconSun : shift === 'night' ? IconMoon : IconHandStop
  return (
    <Badge
      color={shift ? SHIFT_COLORS[shift] : 'gray'}
      leftSection={<Icon size={13} aria-hidden />}
      {...(isReserve(option) ? { className: classes.reserve ?? '' } : {})}
    >
      {`${BADGE_WORDS[option]}${count === undefined ? '' : `: ${count}`}`}
    </Badge>
  )
}
