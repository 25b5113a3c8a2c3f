import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMe } from '#features/auth/web/public.tsx'
import { paletteTexts as texts } from '#features/desk/palette/texts.ts'
import { fetchPalette, Palette, type Target } from '#features/desk/palette/web/public.tsx'
import { useOpenCard } from '#platform/web/admin-ui/doors.tsx'
import { menuFor } from '../menu.ts'
import classes from './palette-host.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const FETCHED_AFTER_MS = 4000

/** The button of the palette, and Ctrl+K (Cmd+K) wherever in the office the keys are. */
export function PaletteHost() {
  const me = useMe()
  const [open, setOpen] = useState(false)
  const before = useRef<Element>(null)
  const openCard = useOpenCard()
  const navigate = useNavigate()
  const rights = useMemo(() => ({ admin: me.admin, money: me.money }), [me.admin, me.money])
  const screens = useMemo(
    () =>
      menuFor(rights).flatMap(({ title, entries }) =>
        entries.map(({ to, label }) => ({ to, label, group: title })),
      ),
    [rights],
  )
  const show = useCallback(() => {
    before.current = document.activeElement
    setOpen(true)
  }, [])
  /** Back to where the keys were, so that a card gives the focus back there. */
  const close = useCallback(() => {
    flushSync(() => setOpen(false))
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }, [])
  const go = (target: Target) => {
    close()
    if ('card' in target) openCard(target.card)
    else void navigate(target as never)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (open) close()
      else show()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open, show, close])
  // What is typed right after the keys is not to wait for a file.
  useEffect(() => {
    const timer = setTimeout(fetchPalette, FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={fetchPalette}
        onClick={show}
      >
        <IconSearch size={19} stroke={1.7} aria-hidden />
        <span>{texts.open}</span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {open ? (
        <Suspense>
          <Palette screens={screens} rights={rights} onClose={close} onGo={go} />
        </Suspense>
      ) : null}
    </>
  )
}
