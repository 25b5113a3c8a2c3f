import { Button, type ButtonProps } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Endpoint, InputOf } from '#platform/pure/endpoint.ts'
import { download } from '#platform/web/admin-ui/download.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'

interface PrintButtonProps<E extends Endpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly size?: ButtonProps['size']
  readonly children: ReactNode
}

/** Saves what the call prints; a week of five hundred takes some seconds. */
export function PrintButton<E extends Endpoint>({ endpoint, input, size, children }: PrintButtonProps<E>) {
  const [printing, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    const failure = await download(endpoint, input)
    setPrinting(false)
    if (failure) toastFailure(failure)
  }
  return (
    <Button
      variant="default"
      {...(size === undefined ? {} : { size })}
      leftSection={<IconFileDownload size={18} aria-hidden />}
      loading={printing}
      onClick={() => void print()}
    >
      {children}
    </Button>
  )
}
