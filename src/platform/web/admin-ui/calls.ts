import {
  keepPreviousData,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, type CallResult, call, isPassing, isUnanswered } from '../call.ts'
import { createActKeys } from '../request-id.ts'
import { CallError, failureOf } from './call-error.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { toastFailure } from './toasts.tsx'
import { withRetries } from './with-retries.ts'

/** What a reading screen knows: data (kept while it is fetched anew), or the failure in the words to show. */
export interface CallState<T> {
  readonly data: T | undefined
  readonly failure: CallFailure | undefined
  /** The first load: nothing to show yet. */
  readonly loading: boolean
  readonly refreshing: boolean
  /**
   * With `keepPrevious`: `data` answers the former input, so nothing that counts on this one may be done with
   * it.
   */
  readonly isFormer: boolean
  again(): void
}

interface CallSettings {
  /** False: not asked yet. */
  readonly enabled?: boolean
  /**
   * Keeps the former input's answer on the screen while the new one is fetched (paging, changing the week).
   */
  readonly keepPrevious?: boolean
  readonly everySeconds?: number
}

/**
 * Reads by a GET endpoint, cached by its input, told again when the window comes back into view.
 * @param input undefined: not known yet, so that nothing is asked
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  settings: CallSettings = {},
): CallState<OutputOf<E>> {
  const enabled = input !== undefined && (settings.enabled ?? true)
  const query = useQuery({
    ...callQuery(endpoint, input as InputOf<E>),
    enabled,
    ...(settings.everySeconds === undefined ? {} : { refetchInterval: settings.everySeconds * 1000 }),
    ...(settings.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  return {
    data: query.data,
    failure: query.error ? failureOf(query.error) : undefined,
    loading: query.isLoading,
    refreshing: query.isFetching && !query.isLoading,
    isFormer: query.isPlaceholderData,
    again: () => {
      if (enabled) void query.refetch()
    },
  }
}

/** The same reading for a loader or a cache: `queryClient.ensureQueryData(callQuery(endpoint, input))`. */
export function callQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<OutputOf<E>, Error, OutputOf<E>, QueryKey>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => {
      const result = await withRetries((options) => call(endpoint, input, { ...options, signal }))
      if (result.ok) return result.value
      throw new CallError(result.failure)
    },
  })
}

export interface Act<E extends Endpoint> {
  /**
   * Never throws. The same input while it is under way is one run: a double click has one effect. A try that
   * got no answer is repeated with the same request id, also by whoever presses again, so that it has one
   * effect and is not told as refused (D6).
   */
  run(input: InputOf<E>): Promise<CallResult<OutputOf<E>>>
  readonly busy: boolean
  /** Of the last run. */
  readonly failure: CallFailure | undefined
  forget(): void
}

interface ActSettings<E extends Endpoint> {
  /**
   * Readings on the screen that the act makes stale; all others are read anew when they are next shown. Also
   * after a 409, which says that they are not what holds any more, and where no answer came, since the
   * act may
   * have had its effect.
   */
  readonly refreshes?: readonly Endpoint[]
  readonly done?: (value: OutputOf<E>, input: InputOf<E>) => void
  /**
   * The screen shows `failure`, or what `run` answers, itself; without it a toast tells it. That it does is
   * held by a test (`told-failures.test.ts`).
   */
  readonly showsFailure?: boolean
  /**
   * Not repeated by itself where no answer comes: each try has an effect of its own, such as codes that are
   * shown once.
   */
  readonly once?: boolean
}

/** Writes by a POST, PUT or DELETE endpoint. */
export function useAct<E extends Endpoint>(endpoint: E, settings: ActSettings<E> = {}): Act<E> {
  const client = useQueryClient()
  const [keys] = useState(createActKeys)
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (input: InputOf<E>) => {
      const requestId = keys.keyFor(input)
      const attempt = (options: object) => call(endpoint, input, { ...options, requestId })
      const result = await (settings.once ? withRetries(attempt, 1) : withRetries(attempt))
      if (result.ok || !isPassing(result.failure)) keys.answered()
      const makeStale = async () => {
        await refresh(client, settings.refreshes ?? [])
        // A car off, a paper renewed, a driver assigned changes weeks and boards, of which those screens know
        // nothing.
        await client.invalidateQueries({ refetchType: 'none' })
      }
      if (result.ok) {
        await makeStale()
        settings.done?.(result.value, input)
        return result
      }
      if (result.failure.status === 409) await makeStale()
      // A network that is away would only keep the failure from being told.
      else if (isUnanswered(result.failure)) void makeStale()
      if (!settings.showsFailure) toastFailure(result.failure)
      return result
    },
  })
  const result = mutation.data
  // Stays the same function, as the mutation's own does.
  const mutate = mutation.mutateAsync as Act<E>['run']
  const run = useMemo(() => onceAtATime(mutate), [mutate])
  return {
    run,
    busy: mutation.isPending,
    failure: result && !result.ok && !mutation.isPending ? result.failure : undefined,
    forget: mutation.reset,
  }
}

/**
 * Fetches anew whatever was read by these endpoints, whatever the input; what is off screen when it is next
 * shown.
 */
export async function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.method, endpoint.path] })),
  )
}

function keyOf(endpoint: Endpoint, input: unknown): QueryKey {
  return [endpoint.method, endpoint.path, input]
}

/** Readings are fresh for ten seconds; passing failures were tried again already by the call itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: false, networkMode: 'always' } },
  })
}
