import { useState } from 'react'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import type { exportVehicles } from '../contract-lists.ts'

type Format = 'csv' | 'xlsx'

/** Saves a list in the format asked for; `busy` is the one on its way. */
export function useFileDownload(endpoint: typeof exportVehicles) {
  const [busy, setBusy] = useState<Format>()
  const fetchFile = async (format: Format) => {
    setBusy(format)
    const failure = await download(endpoint, { format })
    setBusy(undefined)
    if (failure) toastFailure(failure)
  }
  return { busy, fetchFile }
}
