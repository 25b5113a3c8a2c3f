import { Button } from '@mantine/core'
import {
  IconArmchair,
  IconArrowsExchange,
  IconCar,
  IconPin,
  IconPinnedOff,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { selectingTexts as texts } from '../texts.ts'
import { MoveManyDialog } from './move-many-dialog.tsx'
import classes from './selection-bar.module.css'
import type { Selecting } from './use-selecting.ts'

interface SelectionBarProps {
  readonly view: BoardView
  readonly selecting: Selecting
  readonly phone: boolean
  /** What free seats can be used for. */
  readonly children: ReactNode
}

/** How many seats are chosen, and what can be done with them at once. */
export function SelectionBar({ view, selecting, phone, children }: SelectionBarProps) {
  const [moving, setMoving] = useState(false)
  const { count, driven, free, mode, editable, allPinned, canSwap } = selecting
  const shown = count > 0 || mode
  useEscape(shown ? selecting.leave : undefined)
  if (!shown) return null
  const may = editable && driven.length > 0
  return (
    <section className={classes.bar} aria-label={texts.bar}>
      <p className={classes.what}>
        <b>{texts.chosen(count)}</b>
        <span>
          {count === 0
            ? texts.none
            : [texts.parts(driven.length, free.length), phone || mode ? '' : texts.keys]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </p>
      <div className={classes.acts}>
        {count > 0 ? (
          <>
            <Act
              may={may}
              icon={allPinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
              onClick={selecting.pin}
            >
              {allPinned ? texts.unpin : texts.pin}
            </Act>
            <Act
              may={may}
              hint={texts.freeHint}
              icon={<IconArmchair size={16} aria-hidden />}
              onClick={selecting.setFree}
            >
              {texts.free}
            </Act>
            <Act
              may={may && canSwap}
              hint={canSwap ? texts.swapHint : texts.noHalves}
              icon={<IconArrowsExchange size={16} aria-hidden />}
              onClick={selecting.swap}
            >
              {texts.swap}
            </Act>
            <Act may={may} icon={<IconCar size={16} aria-hidden />} onClick={() => setMoving(true)}>
              {texts.move}
            </Act>
            {children}
          </>
        ) : null}
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconX size={15} aria-hidden />}
          onClick={selecting.leave}
        >
          {texts.clear}
        </Button>
      </div>
      {moving ? (
        <MoveManyDialog
          view={view}
          seats={driven}
          onClose={() => setMoving(false)}
          onMove={(carId) => {
            setMoving(false)
            selecting.moveTo(carId)
          }}
        />
      ) : null}
    </section>
  )
}

/** Wherever the focus is, unless something lies over the board, or is being typed. */
function useEscape(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog], [role=menu]')
      if (!isElsewhere && !document.querySelector('[role=dialog]')) act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [act])
}

interface OfferButtonProps {
  /** Free seats among the chosen. */
  readonly count: number
  onOffer(): void
}

export function OfferButton({ count, onOffer }: OfferButtonProps) {
  return (
    <Button size="xs" variant="light" leftSection={<IconSend size={16} aria-hidden />} onClick={onOffer}>
      {texts.offer(count)}
    </Button>
  )
}

interface ActProps {
  readonly may: boolean
  readonly hint?: string
  readonly icon: ReactNode
  readonly children: string
  onClick(): void
}

function Act({ may, hint, icon, children, onClick }: ActProps) {
  const button = (
    <Button
      size="xs"
      variant="default"
      leftSection={icon}
      data-disabled={!may}
      aria-disabled={!may}
      onClick={() => {
        if (may) onClick()
      }}
    >
      {children}
    </Button>
  )
  return hint ? (
    <Hint label={hint} multiline>
      {button}
    </Hint>
  ) : (
    button
  )
}
