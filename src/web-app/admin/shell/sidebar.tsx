import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useMe } from '#features/auth/web/public.tsx'
import { BrandMark } from '#platform/web/admin-ui/brand-mark.tsx'
import { isMarkedOn, type MenuEntry, menuFor } from '../menu.ts'
import { RailHint, useRailHint } from './rail-hint.tsx'
import classes from './sidebar.module.css'
import { shellTexts } from './texts.ts'

interface SidebarProps {
  /** A rail of icons; names show beside the pointer and are there for screen readers. */
  readonly narrow: boolean
  readonly inDrawer?: boolean
  onToggle(): void
}

export function Sidebar({ narrow, inDrawer = false, onToggle }: SidebarProps) {
  const me = useMe()
  const { listeners, hint } = useRailHint(narrow)
  const toggle = inDrawer ? shellTexts.closeMenu : narrow ? shellTexts.unfoldMenu : shellTexts.foldMenu
  const ToggleIcon = inDrawer ? IconX : narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={classes.sidebar} data-narrow={narrow || undefined} aria-label={shellTexts.mainMenu}>
      <div className={classes.brand}>
        <Link to="/admin" className={classes.home} aria-label={shellTexts.toDashboard}>
          <BrandMark size={34} />
          {narrow ? null : <span>Flotylla</span>}
        </Link>
        {narrow ? null : (
          <button type="button" className={classes.toggle} aria-label={toggle} onClick={onToggle}>
            <ToggleIcon size={20} stroke={1.7} />
          </button>
        )}
      </div>
      <div className={classes.nav} {...listeners}>
        {menuFor(me).map(({ title, entries }) => (
          <div key={title} className={classes.group}>
            {title ? (
              <div className={classes.title} aria-hidden={narrow || undefined}>
                {narrow ? '' : title}
              </div>
            ) : null}
            <ul aria-label={title || undefined}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Entry entry={entry} narrow={narrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {narrow ? (
        <button type="button" className={classes.toggle} aria-label={toggle} onClick={onToggle}>
          <ToggleIcon size={20} stroke={1.7} />
        </button>
      ) : null}
      <RailHint hint={hint} />
    </nav>
  )
}

function Entry({ entry, narrow }: { readonly entry: MenuEntry; readonly narrow: boolean }) {
  const Icon = entry.icon
  const marked = useRouterState({ select: ({ location }) => isMarkedOn(entry, location.pathname) })
  return (
    <Link
      to={entry.to}
      className={classes.entry}
      activeOptions={{ exact: true }}
      {...(marked ? { 'data-status': 'active', 'aria-current': 'page' } : {})}
      aria-label={narrow ? entry.label : undefined}
      data-hint={entry.label}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      {narrow ? null : <span>{entry.label}</span>}
    </Link>
  )
}
