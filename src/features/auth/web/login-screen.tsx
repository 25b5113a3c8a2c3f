import { Skeleton, Stack, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BrandMark } from '#platform/web/admin-ui/brand-mark.tsx'
import { refresh, useCall } from '#platform/web/admin-ui/calls.ts'
import { toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { firstStartState } from '../contract.ts'
import { accountTexts } from '../texts-screens.ts'
import { secondFactorTexts } from '../texts-second-factor.ts'
import { FirstStartForm } from './first-start-form.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './login-screen.module.css'
import { type Me, rememberUser } from './me.ts'
import { afterLogin } from './target.ts'

/** Where one's own password is changed. */
const ACCOUNT_PATH = '/admin/konto'

/** `/login`; before there is any user, the making of the first administrator. */
export function LoginScreen() {
  const client = useQueryClient()
  const router = useRouter()
  const { powrot } = useSearch({ from: '/login' })
  const firstStart = useCall(firstStartState, {})
  const first = firstStart.data?.needed === true
  const title = first ? 'Pierwsze uruchomienie' : accountTexts.logIn
  useEffect(() => {
    document.title = `${title} – Flotylla`
  }, [title])

  const enter = (user: Me, tooWeak = false) => {
    rememberUser(client, user)
    router.history.push(tooWeak ? ACCOUNT_PATH : afterLogin(powrot))
    if (tooWeak) toastWarning(secondFactorTexts.changePassword)
  }

  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <div className={classes.name}>
          <BrandMark size={36} />
          Flotylla
        </div>
        <p className={classes.motto}>{accountTexts.promise}</p>
        <Rows />
      </header>
      <main className={classes.main}>
        <div className={classes.form}>
          <Title order={1}>{title}</Title>
          <p className={classes.subtitle}>
            {first ? accountTexts.createFirst : 'Do panelu administracyjnego'}
          </p>
          {firstStart.loading ? (
            <Stack aria-hidden>
              <Skeleton height={66} />
              <Skeleton height={66} />
              <Skeleton height={42} />
            </Stack>
          ) : first ? (
            <FirstStartForm onLogin={enter} onAlreadyStarted={() => refresh(client, [firstStartState])} />
          ) : (
            <LoginForm onLogin={enter} />
          )}
          <p className={classes.elsewhere}>
            <a href="/">{accountTexts.driverForm}</a>
          </p>
        </div>
      </main>
    </div>
  )
}

/** A quiet picture of a planned week. */
function Rows() {
  return (
    <svg className={classes.rows} viewBox="0 0 280 132" aria-hidden="true" focusable="false">
      {Array.from({ length: 42 }, (_, cell) => {
        const row = Math.floor(cell / 7)
        const free = (cell * 5) % 11 === 3
        const fill = free ? 'none' : row < 3 ? '#f5b400' : '#8a96f1'
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture, its cells never move
            key={cell}
            x={(cell % 7) * 40 + 1}
            y={row * 22 + 1}
            width="34"
            height="14"
            rx="4"
            fill={fill}
            fillOpacity={0.35 + ((cell * 7) % 5) * 0.13}
            stroke={free ? '#5b6c92' : 'none'}
            strokeDasharray="3 3"
          />
        )
      })}
    </svg>
  )
}
