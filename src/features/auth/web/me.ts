import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CallError } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useCall } from '#platform/web/admin-ui/calls.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { call, isPassing } from '#platform/web/call.ts'
import { logOut, whoAmI } from '../contract.ts'
import { accountTexts } from '../texts-screens.ts'

export interface Me {
  readonly id: string
  readonly login: string
  readonly name: string
  /** Sees users, PINs and what else needs the flag (D28). */
  readonly admin: boolean
  /** May settle, pay and see account numbers. */
  readonly money: boolean
}

const me = callQuery(whoAmI, {})

/**
 * The automatic login by the stored session (Spec 1 §2 'Route guard'): the user, or undefined where nobody is
 * logged in. Asks the server once and then knows. Throws a CallError where the server could not say.
 */
export async function requireUser(client: QueryClient): Promise<Me | undefined> {
  const known = client.getQueryData(me.queryKey)
  if (known) return known.user
  for (let tries = 1; ; tries++) {
    const result = await call(whoAmI, {})
    if (result.ok) {
      client.setQueryData(me.queryKey, result.value)
      return result.value.user
    }
    if (result.failure.status === 401) return undefined
    if (tries >= 3 || !isPassing(result.failure)) throw new CallError(result.failure)
    await new Promise((resolve) => setTimeout(resolve, 400 * 3 ** (tries - 1)))
  }
}

export function rememberUser(client: QueryClient, user: Me): void {
  client.setQueryData(me.queryKey, { id: user.id, user })
}

/** The logged-in user; only inside the guarded routes. */
export function useMe(): Me {
  const { data } = useCall(whoAmI, {})
  if (!data) throw new Error('nobody is logged in here')
  return data.user
}

/**
 * Goes to the login, unless something unsaved keeps the user here; then ends the session and forgets all that
 * was read.
 */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    const here = router.state.location.href
    await router.navigate({ to: '/login' })
    if (router.state.location.pathname !== '/login') return
    const result = await call(logOut, {})
    if (result.ok) return client.clear()
    toastFailure(result.failure, accountTexts.logOutFailed)
    router.history.push(here)
  }
}
