import { QueryClient } from '@tanstack/react-query'

/** Readings are fresh for ten seconds; passing failures were tried again already by the call itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: false, networkMode: 'always' } },
  })
}
