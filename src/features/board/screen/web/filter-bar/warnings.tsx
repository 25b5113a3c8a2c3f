import { Button, Drawer } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Caution, WeekOnBoard } from '#features/board/work/domain/public.ts'
import { cautionText } from '#features/board/work/texts.ts'
import { nameOf } from '#features/board/work/web/public-view.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { warningTexts as texts, warningCount } from '../../texts-warnings.ts'
import classes from './warnings.module.css'

interface WarningsProps {
  readonly week: WeekOnBoard
  readonly warnings: readonly Caution[]
  /** Goes to where it is. */
  onShow(warning: Caution): void
}

const SHOWN = 100

/**
 * All that is to beware of on the board in slots to come, in the order of time, each with a way to its place
 * (D7).
 */
export const Warnings = memo(function Warnings({ week, warnings: all, onShow }: WarningsProps) {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(SHOWN)
  const warnings = all.filter(({ slot }) => slot >= week.begun)
  if (warnings.length === 0) return null
  const sorted = [...warnings].sort((a, b) => a.slot - b.slot)
  const show = (warning: Caution) => {
    flushSync(() => setOpen(false))
    onShow(warning)
    pointOut(document.activeElement)
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconAlertTriangle size={15} color="var(--change)" aria-hidden />}
        aria-haspopup="dialog"
        title={warningCount(warnings.length)}
        onClick={() => setOpen(true)}
      >
        <span className={classes.unseen}>{`${texts.warnings}:\u00a0`}</span>
        <span>{warnings.length}</span>
      </Button>
      <OnceOpened opened={open}>
        {(opened) => (
          <Drawer
            opened={opened}
            onClose={() => setOpen(false)}
            position="right"
            returnFocus={false}
            title={warningCount(warnings.length)}
          >
            <ul className={classes.list}>
              {sorted.slice(0, shown).map((warning) => {
                const { slot, driverId } = warning
                const whom = driverId === null ? '' : nameOf(week, driverId)
                const text = cautionText(warning)
                return (
                  <li key={`${slot} ${driverId} ${warning.code}`}>
                    <button type="button" className={classes.row} onClick={() => show(warning)}>
                      <span>
                        <b>{[slotName(slot), whom].filter(Boolean).join(', ')}</b>
                        <span>{text}</span>
                      </span>
                      <span className={classes.go}>{texts.show}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
            {sorted.length > shown ? (
              <Button variant="default" fullWidth mt="sm" onClick={() => setShown(shown + SHOWN)}>
                {texts.more}
              </Button>
            ) : null}
          </Drawer>
        )}
      </OnceOpened>
    </>
  )
})

/** A frame that fades: who came by the mouse sees no focus. */
function pointOut(element: Element | null): void {
  const frame = (color: string) => ({ outline: `3px solid ${color}`, outlineOffset: '-3px' })
  element?.animate([frame('var(--over-yes)'), frame('var(--over-yes)'), frame('transparent')], 1800)
}
