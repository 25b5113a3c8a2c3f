import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { screenTexts } from '../../texts.ts'
import classes from './more-menu.module.css'

interface MoreMenuProps {
  readonly children: ReactNode
}

/**
 * What is seldom done with a week, behind one button of the toolbar. It is drawn when it is first opened and
 * stays in the page, since dialogs that were opened from it are its own: they lie over it, and as they give
 * the focus back it closes.
 */
export function MoreMenu({ children }: MoreMenuProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(false)
  if (open && !drawn) setDrawn(true)
  useEffect(() => {
    if (!open) return
    let inDialog = false
    const close = () => {
      setOpen(false)
      button.current?.focus()
    }
    const leaves = (event: Event) => {
      if (isOutside(box.current, event.target)) return setOpen(false)
      if (event.type !== 'focusin') return
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null
      if (inDialog && !isInDialog) close()
      inDialog = isInDialog
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOutside(box.current, event.target)) return
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]')) return
      close()
    }
    const menu = box.current
    // What is done by a press, and opens nothing.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-done]')) close()
    }
    menu?.addEventListener('click', onClick)
    document.addEventListener('pointerdown', leaves)
    document.addEventListener('focusin', leaves)
    document.addEventListener('keydown', onKey)
    return () => {
      menu?.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', leaves)
      document.removeEventListener('focusin', leaves)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div className={classes.box} ref={box}>
      <ActionIcon
        ref={button}
        variant="default"
        size={32}
        aria-label={screenTexts.more}
        title={screenTexts.more}
        aria-expanded={open}
        aria-controls={drawn ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {drawn ? (
        <section id={id} className={classes.menu} aria-label={screenTexts.more} hidden={!open}>
          {children}
        </section>
      ) : null}
    </div>
  )
}

/** A dialog or list that lies over the page belongs to whoever opened it. */
function isOutside(box: HTMLElement | null, target: EventTarget | null): boolean {
  // A press on what takes no focus gives it to what lies around.
  if (!(target instanceof Element) || !box || box.contains(target) || target.contains(box)) return false
  return !target.closest('[role=dialog], [role=listbox], [data-portal]')
}
