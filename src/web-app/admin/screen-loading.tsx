import { Skeleton, Stack } from '@mantine/core'
import { shellTexts } from './shell/texts.ts'

/** The shape of a screen, while its code is on the way. */
export function ScreenLoading() {
  return (
    <Stack gap="lg" role="status" aria-label={shellTexts.loadingPage}>
      <Skeleton height={28} width={260} maw="70%" />
      <Skeleton height={120} radius={12} />
      <Skeleton height={320} radius={12} />
    </Stack>
  )
}
