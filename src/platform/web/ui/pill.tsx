import type { ShiftOption } from '#kernel/shift.ts'
import { DashIcon, MoonIcon, PhoneIcon, SunIcon } from './icons.tsx'
import './pill.css'

const ICONS = {
  day: SunIcon,
  'day-reserve': SunIcon,
  night: MoonIcon,
  'night-reserve': MoonIcon,
  'on-call': PhoneIcon,
  free: DashIcon,
} as const

/** What stands for a day, in colour, sign and word, so that none of the three is needed. */
export function Pill({ of, word }: { readonly of: ShiftOption | 'free'; readonly word: string }) {
  const Sign = ICONS[of]
  return (
    <span className={`pill pill-${of}`}>
      <Sign />
      <span>{word}</span>
    </span>
  )
}
