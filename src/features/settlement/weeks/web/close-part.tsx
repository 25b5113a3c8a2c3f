import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { weekTexts } from '../texts-week.ts'
import type { WeekAnswer } from './readings.ts'
import { useCloseWeeks } from './use-close-weeks.tsx'
import type { Closing } from './use-closing.ts'
import classes from './week.module.css'

interface ClosePartProps {
  readonly week: WeekAnswer
  readonly closing: Closing
  /** Another week is on its way: nothing is closed by what is still shown. */
  readonly stale: boolean
}

/** 'Zamknij N' with its sum: beside the title, on a phone at the thumb. */
export function ClosePart({ week, closing, stale }: ClosePartProps) {
  const close = useCloseWeeks(week)
  // The button goes away with the last draft.
  const onFocus = useKeptFocus()
  const { rows, drafts, toPay, apart } = closing
  const blocked = week.data.filter(({ state }) => state === 'blocked').length
  if (drafts === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was
    <div className={classes.closePart} onFocus={onFocus}>
      <span className={classes.toClose} aria-live="polite">
        <span>{(rows.length === drafts ? weekTexts.ready : weekTexts.chosen)(rows.length)}</span>
        <strong>{zloty(toPay)}</strong>
        {apart > 0 ? <span>{weekTexts.apartOfAll(apart)}</span> : null}
      </span>
      <Button
        flex="none"
        leftSection={<IconLock size={18} aria-hidden />}
        disabled={rows.length === 0 || stale}
        loading={close.busy}
        onClick={() => void close.ask(rows, { blocked, unchosen: drafts - rows.length })}
      >
        {weekTexts.close(rows.length)}
      </Button>
    </div>
  )
}
