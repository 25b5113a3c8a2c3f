import { Button } from '@mantine/core'
import { IconLogout, IconMenu2, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLogOut, useMe } from '#features/auth/web/public.tsx'
import { getAdminSettings } from '#features/settings/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import classes from './header.module.css'
import { NoticeBell } from './notice-bell.tsx'
import { PaletteHost } from './palette-host.tsx'
import { shellTexts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Header({ onMenu }: { onMenu(): void }) {
  const me = useMe()
  const logOut = useLogOut()
  const { data: settings } = useCall(getAdminSettings, {})
  return (
    <header className={classes.header}>
      <IconButton
        className={classes.burger ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        label={shellTexts.openMenu}
        onClick={onMenu}
      >
        <IconMenu2 size={22} />
      </IconButton>
      <div className={classes.week}>
        {settings ? (
          <>
            <strong>{shellTexts.week(settings.week)}</strong>
            <span>{weekRange({ year: settings.year, week: settings.week })}</span>
          </>
        ) : null}
      </div>
      <PaletteHost />
      <NoticeBell />
      <ThemeSwitch />
      <Button
        renderRoot={(props) => <Link to="/admin/konto" {...props} />}
        className={classes.me ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<IconUserCircle size={20} stroke={1.7} />}
        aria-label={shellTexts.account(me.name)}
      >
        <span className={classes.name}>{me.name}</span>
      </Button>
      <Button
        className={classes.out ?? ''}
        variant="default"
        leftSection={<IconLogout size={18} stroke={1.7} />}
        aria-label={shellTexts.logOut}
        onClick={() => void logOut()}
      >
        <span className={classes.name}>{shellTexts.logOut}</span>
      </Button>
    </header>
  )
}
