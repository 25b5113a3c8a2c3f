import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { changeTexts as texts } from '../../texts-changes.ts'
import { figureText } from '../../texts-import-tab.ts'
import type { Changes } from './change-types.ts'

interface ShorterReportsProps {
  readonly shorter: NonNullable<Changes['shorter']>
}

/** A longer report takes the place of shorter ones; that it tells less than they do is a doubt. */
export function ShorterReports({ shorter: { rows, lessDrivers, lessGrosze } }: ShorterReportsProps) {
  const isLess = lessDrivers > 0
  return (
    <Alert
      color={isLess ? 'yellow' : 'blue'}
      title={texts.shorterTitle}
      icon={isLess ? <IconAlertTriangle /> : <IconInfoCircle />}
    >
      <Text size="sm">{texts.shorter(rows)}</Text>
      {isLess ? <Text size="sm">{texts.less(lessDrivers, figureText('net', lessGrosze))}</Text> : null}
    </Alert>
  )
}
